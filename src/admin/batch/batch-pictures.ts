import type { AlertContent } from '../../ui/alert/alert-message'
import { cleanLine } from '../../lib/typed-text'
import type { ChosenPicture, EditedPicture } from '../pictures/picture-file'

/** One picture of a batch. Its texts are not here but in its form's fields, so that no state change can lose them. */
export interface BatchPicture {
  key: number
  /** The name of the chosen file. */
  name: string
  kind: 'preparing' | 'refused' | 'ready' | 'sending' | 'sent' | 'failed'
  /** The picture as it was chosen, once it is prepared, and its edited version. */
  chosen?: ChosenPicture
  edited?: EditedPicture
  /** The URL of the thumbnail. */
  preview?: string
  /** Why the file was refused. */
  refusal?: string
  /** The alert of the last failed request. */
  outcome?: AlertContent
}

/** The file to send for a picture: edited, else scaled down if that made it smaller. */
export const fileToSend = ({ chosen, edited }: Pick<BatchPicture, 'chosen' | 'edited'>) =>
  edited?.chosen.file ?? chosen?.scaled?.file ?? chosen?.file

/**
 * Whether "Add" sends a picture: a new one, or one that the server refused. One without a response may have been added,
 * so only its own Retry sends it again.
 */
export const isSendable = ({ kind, outcome }: BatchPicture) =>
  kind === 'ready' || (kind === 'failed' && !outcome?.mayHaveArrived)

/** A title from a file's name: without extension, with spaces in place of underscores and hyphens. */
export const titleFromFileName = (fileName: string) =>
  cleanLine(fileName.replace(/\.[a-z0-9]{1,10}$/i, '').replace(/[_\s]+|-+/g, ' '))

export type BatchAction =
  | { type: 'add'; pictures: { key: number; name: string }[] }
  | { type: 'change'; key: number; changes: Partial<BatchPicture> }
  | { type: 'remove'; key: number }

/** Adds, changes or removes pictures of a batch. */
export function reduceBatch(pictures: BatchPicture[], action: BatchAction): BatchPicture[] {
  switch (action.type) {
    case 'add':
      return [
        ...pictures,
        ...action.pictures.map((picture) => ({ ...picture, kind: 'preparing' as const })),
      ]
    case 'change':
      return pictures.map((picture) =>
        picture.key === action.key ? { ...picture, ...action.changes } : picture,
      )
    case 'remove':
      return pictures.filter(({ key }) => key !== action.key)
  }
}

/** The id of the form with a picture's texts. */
export const formIdOf = (key: number) => `picture-${key}`
