import { formatRupees } from '../../messages/format'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import type { TierId } from '../../messages/page'
import { staticPageMessages } from '../../messages/site-screens/static-pages'
import type { BankRow } from './bank-details'

/** A chosen donation: a quantity of one tier. */
export interface Donation {
  id: TierId
  name: string
  quantity: number
  /** Rupees: quantity times unit price. */
  total: number
}

/** The rows of a donation in the bank card: the amount, and the note for the transfer. */
export function donationRows({ id, quantity, total }: Donation): BankRow[] {
  const texts = staticPageMessages().donation
  const amount = Number.isInteger(total) ? String(total) : total.toFixed(2)
  return [
    {
      label: texts.amount,
      value: formatRupees(total),
      copyLabel: texts.copyAmount,
      copyText: amount,
    },
    {
      label: texts.note,
      value: homeSectionMessages().donation.bank.note(id, quantity, amount),
      copyLabel: texts.copyNote,
    },
  ]
}
