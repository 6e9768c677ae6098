import type { AlertContent } from '../../../data/alert-content'
import type { EditedPicture } from '../files/picture-editor/edit-picture-buttons'
import type { Chosen } from '../files/picture-file'

/** One picture of a batch. Its texts are in the form, so that no state change can lose them. */
export interface BatchPicture {
  key: number
  /** The name of the chosen file. */
  name: string
  kind: 'preparing' | 'refused' | 'ready' | 'sending' | 'sent' | 'failed'
  /** The picture as it was chosen, once it is prepared, and what an edit made of it. */
  chosen?: Chosen
  edited?: EditedPicture
  /** The URL of the thumbnail. */
  preview?: string
  /** Why the file was refused. */
  refusal?: string
  /** The outcome of the last failed try. */
  outcome?: AlertContent
}

/** The file that is sent for a picture: edited, else scaled down where that made it smaller. */
export const sentFile = ({ chosen, edited }: Pick<BatchPicture, 'chosen' | 'edited'>) =>
  edited?.chosen.file ?? chosen?.scaled?.file ?? chosen?.file

/**
 * Whether "Add" sends a picture: a new one, or one that the server refused. One without an answer may have been added,
 * so only its own Retry sends it again.
 */
export const isToSend = ({ kind, outcome }: BatchPicture) =>
  kind === 'ready' || (kind === 'failed' && !outcome?.mayHaveArrived)

/** A title from a file's name: without extension, with spaces for the signs that stand for them. */
export const titleFromFileName = (fileName: string) =>
  fileName
    .replace(/\.[a-z0-9]{1,10}$/i, '')
    .replace(/[_\s]+|-+/g, ' ')
    .trim()
