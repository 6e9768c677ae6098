import type { Background } from '../page-header/section'

/** The sections of Home below the donation in their order, each with its background when all are shown [HOME-1]. */
const defaults = {
  services: 'cream',
  activities: 'white',
  courses: 'sand',
  gallery: 'cream',
  contact: 'sand',
  visit: 'cream',
} as const satisfies Record<string, Background>

export type SectionName = keyof typeof defaults

/** The background of every section: no two visible neighbours share one, whichever sections are hidden. */
export function sectionBackgrounds(
  hidden: ReadonlySet<SectionName>,
): Record<SectionName, Background> {
  const result: Record<SectionName, Background> = { ...defaults }
  const shown = (Object.keys(defaults) as SectionName[]).filter((name) => !hidden.has(name))
  shown.forEach((name, index) => {
    const before = index > 0 ? result[shown[index - 1]!] : undefined
    const after = shown[index + 1] && defaults[shown[index + 1]!]
    if (result[name] === before)
      result[name] =
        (['white', 'sand', 'cream'] as const).find(
          (background) => background !== before && background !== after,
        ) ?? 'white'
  })
  return result
}
