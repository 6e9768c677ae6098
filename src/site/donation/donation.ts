import { count, rupees } from '../../messages/format'
import type { Tier } from '../../messages/page'
import { staticPageMessages } from '../../messages/static-pages'

/** What a person chose to give: so many of one tier. */
export interface Gift {
  id: Tier['id']
  name: string
  quantity: number
  /** Rupees: quantity times unit price [DONATE-3]. */
  total: number
}

/** What a gift adds to the bank details: the amount, and the note for the transfer [DONATE-4]. */
export function giftRows({ name, quantity, total }: Gift) {
  const texts = staticPageMessages().gift
  return [
    { label: texts.amount, value: rupees(total), copies: String(total) },
    { label: texts.note, value: texts.noteText(name, count(quantity), rupees(total)) },
  ]
}
