import { useState } from 'react'
import { settings } from '../../api/settings/settings'
import type { TierId } from '../../messages/page'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import type { Donation } from './donation'

const firstTier: TierId = 'squareFoot'

/** What a visitor puts together: one tier is chosen, and each tier keeps its own quantity. */
export interface Gift {
  /** The donation of each tier. */
  donations: Donation[]
  chosen: Donation
  choose: (id: TierId) => void
  /** Sets the quantity of the chosen tier. */
  setQuantity: (quantity: number) => void
}

export function useGift(): Gift {
  const [chosenId, choose] = useState(firstTier)
  const [quantities, setQuantities] = useState<Partial<Record<TierId, number>>>({})
  const { prices } = settings()
  const donations = homeSectionMessages().donation.tiers.map(({ id, name }): Donation => {
    const quantity = quantities[id] ?? 1
    return { id, name, quantity, total: quantity * prices[id] }
  })
  return {
    donations,
    chosen: donations.find(({ id }) => id === chosenId)!,
    choose,
    setQuantity: (quantity) => setQuantities({ ...quantities, [chosenId]: quantity }),
  }
}
