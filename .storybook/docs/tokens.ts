import source from '../../src/styles/_tokens.scss?raw'

/** A Sass variable with its value as written. */
export interface Token {
  name: string
  value: string
}

/** Every variable of src/styles/_tokens.scss, in order. */
export const tokens: Token[] = [...source.matchAll(/^\$([\w-]+):\s*([^;]+);/gm)].map(
  ([, name = '', value = '']) => ({ name, value: value.replace(/\s+/g, ' ').trim() }),
)

export const colours = tokens.filter(({ value }) => /^#[\da-f]{6}$/i.test(value))

const isLength = ({ value }: Token) => /^[\d.]+px$/.test(value)
export const radii = tokens.filter((token) => token.name.startsWith('radius'))
export const shadows = tokens.filter(({ name }) => name.startsWith('shadow'))
export const fonts = tokens.filter(({ value }) => value.startsWith("'"))
export const breakpoints = tokens.filter((token) => isLength(token) && !radii.includes(token))

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
