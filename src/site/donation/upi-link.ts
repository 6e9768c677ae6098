import { settings } from '../../api/settings'
import type { Gift } from './donation'
import { homeSectionMessages } from '../../messages/home-sections'

/** Whether the settings know where a UPI app may send a donation. */
export const hasUpi = () => settings().upi.id !== ''

/** What opens a UPI app with payee, amount and note filled in; without a gift the amount is left to the person. */
export function upiLink(gift?: Gift): string {
  const { upi, bank, site } = settings()
  const parts = {
    pa: upi.id,
    pn: upi.name || bank.accountName || site.name,
    ...(gift && { am: gift.total.toFixed(2) }),
    cu: 'INR',
    tn: homeSectionMessages().donation.upi.note(gift?.id, gift?.quantity),
  }
  // Not URLSearchParams: UPI apps take its + for a plus, and some want the @ as it is.
  const query = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  )
  return `upi://pay?${query.join('&')}`
}
