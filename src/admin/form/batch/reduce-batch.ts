import { type BatchPicture } from './batch-pictures'

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
