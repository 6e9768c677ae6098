import type { TierId } from '../../messages/page'

/** A chosen donation: a quantity of one tier. */
export interface Donation {
  id: TierId
  name: string
  quantity: number
  /** Rupees: quantity times unit price. */
  total: number
}
