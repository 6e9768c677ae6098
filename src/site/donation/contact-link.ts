import { settings } from '../../api/settings'
import { count, dateText, rupees, today } from '../../messages/format'
import { wholeNumber } from '../../ui/rules'
import { maxQuantity } from '../../ui/stepper'
import type { Gift } from './donation'
import { contactMessages } from '../../messages/contact'
import { homeSectionMessages } from '../../messages/home-sections'

/** The way to the contact form, with the gift that it is to speak of. */
export function tellPath(gift?: Gift): string {
  const query = new URLSearchParams(
    gift ? { gift: gift.id, quantity: String(gift.quantity) } : { gift: 'any' },
  )
  return `/contactus?${query.toString()}`
}

/** What the address would have the contact form say; nothing where it names no gift. Prices are the settings'. */
export function toldIn(search: URLSearchParams): { subject: string; message: string } | undefined {
  const given = search.get('gift')
  const texts = contactMessages().donation
  const day = dateText(today())
  if (given === 'any') return { subject: texts.subject(), message: texts.message(day) }
  const gift = homeSectionMessages().donation.gifts.find(({ id }) => id === given)
  if (!gift) return undefined
  const quantity = wholeNumber(search.get('quantity') ?? '', maxQuantity)
  const sum = rupees(quantity * settings().prices[gift.id])
  return {
    subject: texts.subject(gift.name),
    message: texts.message(day, `${gift.name} × ${count(quantity)}`, sum),
  }
}
