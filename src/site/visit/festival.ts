import type { Festival } from '../../api/settings/settings'
import { localText } from '../../messages/translated'

/** The festivals from the ISO date `today` on, the soonest first. */
export const upcomingFestivals = (festivals: Festival[], today: string) =>
  festivals
    .filter(({ date }) => date >= today)
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))

/** A festival's name in the language of the page. */
export const localName = ({ name, nameHindi }: Festival) => localText(name, nameHindi)
