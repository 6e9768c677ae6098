import { settings } from '../../api/settings/settings'
import type { Donation } from './donation'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'

/** What most banks take by UPI in a day, in rupees. */
const dayLimit = 100_000

/** Whether UPI is offered: the settings have an id, and most banks take the amount. */
export const offersUpi = ({ total }: Donation) => settings().upi.id !== '' && total <= dayLimit

/** The link that opens a UPI app with payee, amount and note. */
export function upiLink({ id, quantity, total }: Donation): string {
  const { upi, bank, site } = settings()
  const parts = {
    pa: upi.id,
    pn: upi.name || bank.accountName || site.name,
    am: total.toFixed(2),
    cu: 'INR',
    tn: homeSectionMessages().donation.upi.note(id, quantity),
  }
  // Not URLSearchParams: UPI apps read its + as a plus, and some require an unencoded @.
  const query = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  )
  return `upi://pay?${query.join('&')}`
}
