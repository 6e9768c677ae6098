import type { Festival } from '../../api/settings'

/** The festivals from the ISO date `today` on, the soonest first. */
export const upcomingFestivals = (festivals: Festival[], today: string) =>
  festivals
    .filter(({ date }) => date >= today)
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
