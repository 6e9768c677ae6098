import { type BatchPicture } from './batch-pictures'

export type BatchAction =
  | { type: 'add'; pictures: { key: number; name: string }[] }
  | { type: 'change'; key: number; to: Partial<BatchPicture> }
  | { type: 'remove'; key: number }

/** The pictures after one was added, changed or removed. */
export function reduceBatch(pictures: BatchPicture[], action: BatchAction): BatchPicture[] {
  switch (action.type) {
    case 'add':
      return [
        ...pictures,
        ...action.pictures.map((picture) => ({ ...picture, kind: 'preparing' as const })),
      ]
    case 'change':
      return pictures.map((picture) =>
        picture.key === action.key ? { ...picture, ...action.to } : picture,
      )
    case 'remove':
      return pictures.filter(({ key }) => key !== action.key)
  }
}
