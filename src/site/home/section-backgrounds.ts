/** The grounds a band may stand on. */
export type Tone = 'cream' | 'white' | 'sand' | 'dark'

/** The bands of Home in their order, each with the ground it is drawn on [HOME-1]. */
const drawn = {
  about: 'cream',
  mission: 'white',
  donation: 'dark',
  services: 'cream',
  activities: 'white',
  courses: 'sand',
  gallery: 'cream',
  contact: 'sand',
  visit: 'cream',
} as const satisfies Record<string, Tone>

export type BandName = keyof typeof drawn

/** The ground of every band that shows: never two equal ones in a row, whatever is hidden between them. */
export function tones(hidden: ReadonlySet<BandName>): Record<BandName, Tone> {
  const result: Record<BandName, Tone> = { ...drawn }
  const shown = (Object.keys(drawn) as BandName[]).filter((name) => !hidden.has(name))
  shown.forEach((name, index) => {
    const before = index > 0 ? result[shown[index - 1]!] : undefined
    const after = shown[index + 1] && drawn[shown[index + 1]!]
    if (result[name] === before)
      result[name] =
        (['white', 'sand', 'cream'] as const).find((tone) => tone !== before && tone !== after) ??
        'white'
  })
  return result
}
