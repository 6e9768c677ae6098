import { brand } from '../../../mocks/fixtures/pictures/light/palette'
import { area, circle, each, ellipse, line, rect } from '../../../mocks/fixtures/pictures/shapes'
import { stamp, stamps } from '../../../mocks/fixtures/pictures/stamps'

const own = (path: string) => `<path d="${path}"/>`
const wood = 'currentColor'
const outline = 'M-50 0C-49-42-34-80-14-100H14C34-80 49-42 50 0Z'

/** The curved tower: ribs, courses of stone, one side in light and one in shade. */
const shikhara =
  `<clipPath id="tower"><path d="${outline}"/></clipPath>` +
  own(outline) +
  area('M50 0C49-42 34-80 14-100H4C12-80 21-42 21 0Z', wood, 0.32) +
  area('M-21 0C-21-42-12-80-4-100H4C12-80 21-42 21 0Z', '#FFFFFF', 0.12) +
  line('M-36 0C-35-42-23-80-9-100M36 0C35-42 23-80 9-100', wood, 1.2, 0.5) +
  line('M0 0V-100', wood, 104, 0.42).replace(
    ' stroke-linecap="round"/>',
    ' stroke-dasharray="1 7" clip-path="url(#tower)"/>',
  ) +
  line('M-49 0C-48-42-33-80-13-99', '#FFFFFF', 2, 0.55)

/** Ribbed crown stone, gilt pot and pennant; as wide as its tower. */
const crown =
  rect(-14, -3, 28, 5, wood) +
  '<ellipse cy="-7" rx="21" ry="6"/>' +
  line('M-12-11v8M-4-13v12M4-13v12M12-11v8', wood, 1.2, 0.6) +
  area('M-5-13c-7-9 1-13 5-22c4 9 12 13 5 22Z', brand.marigold) +
  line('M0-34V-68', brand.marigold, 2) +
  area('M0-68q12-3 18 3t16 1q-16 8-34 10Z', brand.saffron)

/** A domed kiosk on four pillars. */
const chhatri =
  rect(-38, -66, 76, 60, wood, 0.3) +
  own('M-50-8H50V0H-50ZM-42-64h9v56h-9Zm25 0h8v56h-8Zm26 0h8v56H9Zm24 0h9v56h-9Z') +
  area('M33-64h9v56h-9ZM9-64h8v56H9ZM-50-3H50v3H-50Z', wood, 0.35) +
  area('M-58-63L-46-72H46L58-63Z', wood) +
  own('M-44-78h88v7h-88ZM-42-78C-48-104-18-108 0-122C18-108 48-104 42-78Z') +
  area('M0-122C18-108 48-104 42-78H16C22-104 8-110 0-122Z', wood, 0.3) +
  line('M-41-79C-46-102-18-107-2-119', '#FFFFFF', 2, 0.55) +
  area('M-4-120c-5-7 1-10 4-17c3 7 9 10 4 17Z', brand.marigold)

/** A broad old tree: dark leaves below, clumps in the light at the left. */
const tree =
  area('M-7 0C-4-18-5-30-20-50l5-3C-8-42-3-38-1-46C4-38 10-44 16-56l5 3C9-34 6-18 9 0Z', wood) +
  own(
    'M-36-44a15 15 0 0 1-8-26a16 16 0 0 1 15-23a20 20 0 0 1 34-6a19 19 0 0 1 29 13a17 17 0 0 1 9 30a13 13 0 0 1-19 10a16 16 0 0 1-24 1a14 14 0 0 1-22 2a10 10 0 0 1-14-1Z',
  ) +
  area(
    'M-36-44a15 15 0 0 1-6-25a14 14 0 0 0 20 13a15 15 0 0 0 26 5a15 15 0 0 0 26-8a12 12 0 0 0 13-8a17 17 0 0 1 0 13a13 13 0 0 1-19 10a16 16 0 0 1-24 1a14 14 0 0 1-22 2a10 10 0 0 1-14-3Z',
    wood,
    0.4,
  ) +
  area(
    'M-40-72a14 14 0 0 1 14-18a18 18 0 0 1 26-7a12 12 0 0 0-15 9a12 12 0 0 0-14 10a8 8 0 0 0-11 6ZM8-84a12 12 0 0 1 20 4a9 9 0 0 0-10 4a7 7 0 0 0-10-8Z',
    '#FFFFFF',
    0.14,
  )

/** Drawings 100 units large that the places share; each takes `fill` and, for shade or wood, `color`. */
export const symbols: Readonly<Record<string, string>> = {
  ...stamps,
  shikhara,
  crown,
  chhatri,
  tree,
}

interface Ink {
  fill: string
  color: string
}

/** A tower with its crown, standing on `base`. */
export const tower = (x: number, base: number, wide: number, high: number, ink: Ink): string =>
  stamp('shikhara', x, base, [wide, high], ink) + stamp('crown', x, base - high, wide * 0.9, ink)

/** A clay lamp with its glow. */
export const lamp = (x: number, y: number, s: number): string =>
  circle(x, y - s * 0.5, s * 1.5, brand.glow, 0.2) +
  ellipse(x, y - s * 0.6, s * 0.36, s * 0.6, brand.flame) +
  area(
    `M${x - s} ${y}h${2 * s}q${-s * 0.3} ${s * 0.7}${-s} ${s * 0.7}t${-s}${-s * 0.7}Z`,
    brand.clay,
  )

/** Several of one symbol, each as x, base and size. */
export const stand = (
  name: string,
  places: readonly (readonly [x: number, base: number, size: number])[],
  ink: Ink,
): string => each(places, ([x, base, size]) => stamp(name, x, base, size, ink))
