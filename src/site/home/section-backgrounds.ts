import type { Background } from '../page-header/section'

/** The bands of Home below the donation, in their order; Plan your visit is in that of the contact. */
const names = ['services', 'activities', 'courses', 'gallery', 'contact'] as const

export type SectionName = (typeof names)[number]

/** The background of a section: those that are shown are cream and sand in turn. */
export function backgroundOf(name: SectionName, hidden: ReadonlySet<SectionName>): Background {
  const shown = names.filter((each) => !hidden.has(each))
  return shown.indexOf(name) % 2 ? 'sand' : 'cream'
}
