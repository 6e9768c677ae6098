import values from './tokens.module.scss'

/** A token with its computed value. */
export interface Token {
  name: string
  value: string
}

/** Every token of src/styles/_tokens.scss, in order; an entry of a map has the map's name in front. */
const tokens: Token[] = Object.entries(values).map(([name, value]) => ({ name, value }))

/** The tokens of one map, by their keys. */
const scale = (name: string) =>
  tokens
    .filter((token) => token.name.startsWith(`${name}-`))
    .map((token) => ({ ...token, name: token.name.slice(name.length + 1) }))

/** The `#rrggbb` of a colour; Sass writes a computed one as `rgb(74, 16, 26)` and a short one as it stands. */
function hexOf(value: string): string | undefined {
  const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value) ?? []
  if (channels.length)
    return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
  if (/^#[\da-f]{3}$/i.test(value)) return value.replace(/[\da-f]/gi, '$&$&')
  return /^#[\da-f]{6}$/i.test(value) ? value : undefined
}

export const colours = tokens.flatMap(({ name, value }) => {
  const hex = hexOf(value)
  // `$border` is a custom property, whose colour `$border-value` says.
  return hex ? { name: name.replace(/-value$/, ''), value: hex } : []
})
export const spaces = scale('spaces')
export const breakpoints = scale('breakpoints')
/** The sizes of text, largest first. */
export const textSizes = tokens.filter(({ name }) => name.startsWith('fs-')).toReversed()
export const radii = tokens.filter(({ name }) => /^radius(-sm|-lg)?$/.test(name))
export const shadows = tokens.filter(({ name }) => /^shadow(-sm|-lg)?$/.test(name))
export const fonts = tokens.filter(({ name }) => name === 'headings' || name === 'body')

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
