import { formatCount, formatRupees } from '../../messages/format'
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
export function donationRows({ name, quantity, total }: Donation): BankRow[] {
  const texts = staticPageMessages().donation
  return [
    {
      label: texts.amount,
      value: formatRupees(total),
      copyLabel: texts.copyAmount,
      copyText: String(total),
    },
    {
      label: texts.note,
      value: texts.noteText(name, formatCount(quantity), formatRupees(total)),
      copyLabel: texts.copyNote,
    },
  ]
}
