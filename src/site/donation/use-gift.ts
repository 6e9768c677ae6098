import { useSyncExternalStore } from 'react'
import { settings } from '../../api/settings/settings'
import { createStore } from '../../lib/create-store'
import { safeStorage } from '../../lib/safe-storage'
import type { TierId } from '../../messages/page'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import { maxQuantity } from '../../ui/form/stepper'
import type { Donation } from './donation'

/** What a visitor puts together: each tier has its own quantity. */
export interface Gift {
  /** The donation of each tier. */
  donations: Donation[]
  /** The donation of the tier that was touched last. */
  touched: Donation
  touch: (id: TierId) => void
  setQuantity: (id: TierId, quantity: number) => void
}

interface KeptGift {
  touched?: TierId
  quantities?: Partial<Record<TierId, number>>
}

// Kept for the tab, because visitors go from Home to Temple Construction and back while they choose.
const tab = safeStorage('sessionStorage')
const storageName = 'gift'
const changes = createStore(0)
const readGift = () => tab.read(storageName) ?? '{}'

export function useGift(): Gift {
  const kept = parseGift(useSyncExternalStore(changes.subscribe, readGift, () => '{}'))
  const { prices } = settings()
  const donations = homeSectionMessages().donation.tiers.map(({ id, name }): Donation => {
    const quantity = kept.quantities?.[id] ?? 1
    return { id, name, quantity, total: Math.round(quantity * prices[id] * 100) / 100 }
  })
  const keep = (change: KeptGift) => {
    const before = parseGift(readGift())
    const quantities = { ...before.quantities, ...change.quantities }
    tab.write(storageName, JSON.stringify({ ...before, ...change, quantities }))
    changes.set(changes.get() + 1)
  }
  return {
    donations,
    touched: donations.find(({ id }) => id === kept.touched) ?? donations[0]!,
    touch: (id) => keep({ touched: id }),
    setQuantity: (id, quantity) => keep({ touched: id, quantities: { [id]: quantity } }),
  }
}

/** A gift as it was stored; anyone can write to the storage of a tab. */
function parseGift(text: string): KeptGift {
  try {
    const { touched, quantities } = JSON.parse(text) as KeptGift
    const usable = Object.entries(quantities ?? {}).filter(
      ([, quantity]) => Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity,
    )
    return { touched, quantities: Object.fromEntries(usable) }
  } catch {
    return {}
  }
}
