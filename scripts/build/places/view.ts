import type { Light } from '../../../mocks/fixtures/pictures/light/palette'
import { area, circle, d, each, line, rect } from '../../../mocks/fixtures/pictures/shapes'
import { gradient } from '../../../mocks/fixtures/pictures/svg'
import { symbols } from './symbols'

/** The hour of a picture: its light, its stone lit and in shade, and the woods of a hill from the crest down. */
export interface Setting {
  light: Light
  stone: { fill: string; color: string }
  woods: readonly [string, string]
  /** The middle of the sun where it is not the drawing's own. */
  sun?: readonly [x: number, y: number]
}

/** The units of every place picture; the light comes from the left. */
export const frame = { width: 640, height: 480 } as const

/** Wraps a drawing in a document, with the gradients of its light and the symbols that it uses. */
export function view(
  light: Light,
  drawing: string,
  defs = '',
  height: number = frame.height,
): string {
  const { width } = frame
  const used = Object.keys(symbols).filter((name) => drawing.includes(`"#${name}"`))
  const [near, far] = light.water
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 0.75}" height="${height * 0.75}" viewBox="0 0 ${width} ${height}"><defs>` +
      gradient('sky', [light.sky[0], 0], [light.sky[1], 0.42], [light.sky[2], 0.72]) +
      gradient('water', [near, 0], [far, 1]) +
      gradient('mist', [light.sun, 0, 0], [light.sun, 1, 0.55]) +
      defs +
      each(used, (name) => `<g id="${name}">${symbols[name]}</g>`) +
      `</defs>${drawing}</svg>`,
  )
}

/** The same drawing in fewer bytes: rectangles as paths, fractions without their zero. */
export const compact = (drawing: string): string =>
  drawing
    .replaceAll(
      /<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g,
      (_, x, y, width, height) => `<path d="M${x} ${y}h${width}v${height}H${x}Z"`,
    )
    .replaceAll(/(?<![\d.])0\./g, '.')
    .replaceAll('#FFFFFF', '#FFF')
    .replaceAll(/(<path d="(?:(?!h0)[^"])+"[^>]*) stroke-linecap="round"\/>/g, '$1/>')
    .replaceAll(/(?:fill|stroke)-opacity/g, 'opacity')
    .replaceAll(/( d="(?:M[-\d. ]+[hvHV][-\d.]+)+") fill="none"/g, '$1')

/** Sky and sun with its three rings. */
export const sky = ({ sun }: Light, x: number, y: number, r: number): string =>
  rect(0, 0, frame.width, frame.height, 'url(#sky)') +
  each([2.2, 1.7, 1.3], (k, i) => circle(x, y, r * k, sun, 0.1 + 0.04 * i)) +
  circle(x, y, r, sun, 0.92)

export const birds = (x: number, y: number, ink: string): string =>
  line(
    each(
      [
        [0, 0],
        [22, -9],
        [38, 5],
      ] as const,
      ([dx, dy]) => d`M${x + dx} ${y + dy}q6 -6 10 0q4 -6 10 0`,
    ),
    ink,
    1.5,
    0.75,
  )

/** A ridge through points of equal distance, from the left edge to the right one. */
export function ridge(heights: number[], fill: string, opacity = 1): string {
  const step = frame.width / (heights.length - 1)
  const [first = 0, ...others] = heights
  const bends = others.map((y, i) => {
    const middle = Math.round(step * (i + 0.5))
    const start = i ? 'S' : d`C${middle} ${first} `
    return start + d`${middle} ${y} ${Math.round(step * (i + 1))} ${y}`
  })
  return area(d`M0 ${first}` + bends.join('') + d`V${frame.height}H0Z`, fill, opacity)
}

/** A band of haze that lies on the land below it. */
export const haze = (y: number, height: number): string =>
  rect(0, y - height, frame.width, height, 'url(#mist)')

/** A row of equal bars, such as windows or pillars: a stroke cut into dashes. */
export const row = (
  path: string,
  thick: number,
  [bar, gap]: readonly [number, number],
  fill: string,
  opacity = 1,
): string =>
  line(path, fill, thick, opacity).replace(
    ' stroke-linecap="round"/>',
    d` stroke-dasharray="${bar} ${gap}"/>`,
  )

/** Repeats the drawing with this id upside down below the water line, where `clip` allows it. */
export const reflection = (id: string, y: number, clip: string, depth = 1): string =>
  `<g clip-path="url(#${clip})" opacity=".38"><use href="#${id}" transform="matrix(1 0 0 ${-depth} 0 ${y * (1 + depth)})"/></g>`

export const group = (id: string, drawing: string): string => `<g id="${id}">${drawing}</g>`

export const clip = (id: string, path: string): string =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath>`

/** Short streaks of light on water, gathered below (x, y). */
export const streaks = (
  x: number,
  y: number,
  list: readonly (readonly [number, number, number])[],
  ink: string,
): string =>
  line(
    each(list, ([dx, dy, length]) => d`M${x + dx - length / 2} ${y + dy}h${length}`),
    ink,
    1.8,
    0.5,
  )
