import { settings } from '../../api/settings/settings'
import { formatCount, dateText, formatRupees, today } from '../../messages/format'
import { parseQuantity } from '../../ui/form/rules'
import { maxQuantity } from '../../ui/form/stepper'
import type { Donation } from './donation'
import { contactMessages } from '../../messages/site-screens/contact'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'

/** The path of the contact form, prefilled with a donation. */
export function donationContactPath({ id, quantity }: Donation): string {
  const query = new URLSearchParams({ gift: id, quantity: String(quantity) })
  return `/contactus?${query.toString()}`
}

/** The texts that the URL prefills in the contact form; undefined if it names no donation. */
export function contactPrefill(
  search: URLSearchParams,
): { subject: string; message: string } | undefined {
  const tierId = search.get('gift')
  const texts = contactMessages().donation
  const tier = homeSectionMessages().donation.tiers.find(({ id }) => id === tierId)
  if (!tier) return undefined
  const quantity = Math.min(parseQuantity(search.get('quantity') ?? ''), maxQuantity)
  const sum = formatRupees(quantity * settings().prices[tier.id])
  return {
    subject: texts.subject(tier.name),
    message: texts.message(dateText(today()), `${tier.name} × ${formatCount(quantity)}`, sum),
  }
}
