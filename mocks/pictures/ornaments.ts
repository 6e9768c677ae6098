import { brand } from './palette'
import { area, circle, count, d, dots, each, ellipse, line } from './shapes'
import { stamp, type LotusKind } from './stamps'
import type { Stage } from './stage'

export const lotus = (x: number, y: number, r: number, kind: LotusKind = 'rose'): string =>
  stamp(kind, x, y, r)

/** A clay lamp with its glow. `s` is half its width. */
export const diya = (x: number, y: number, s: number): string => stamp('diya', x, y, s)

export const lotusPad = (x: number, y: number, r: number, fill: string): string =>
  stamp('pad', x, y, r, { fill })

/** Lamps set out along the width of the picture. */
export function diyas({ left, right, random }: Stage, near: number, far: number, size = 7): string {
  const places = Math.min(22, Math.round((right - left) / 62))
  return each(Array.from({ length: places }), (_, i) =>
    diya(
      left + ((right - left) * (i + random.between(0.15, 0.85))) / places,
      random.between(near, far),
      size * random.between(0.75, 1.25),
    ),
  )
}

const sheltered = (x: number, y: number, s: number, wood: string, cloth: string) =>
  line(
    d`M${x - s * 0.5} ${y - s * 0.05}v${-s * 0.42}M${x + s * 0.5} ${y - s * 0.05}v${-s * 0.42}`,
    wood,
    s * 0.06,
  ) + area(d`M${x - s * 0.62} ${y - s * 0.44}q${s * 0.62} ${-s * 0.42} ${s * 1.24} 0Z`, cloth)

const sailed = (x: number, y: number, s: number, wood: string, cloth: string) =>
  line(d`M${x} ${y}v${-s * 1.5}`, wood, s * 0.06) +
  area(
    d`M${x + s * 0.06} ${y - s * 1.46}q${s * 0.8} ${s * 0.5} ${s * 0.66} ${s * 1.24}q${-s * 0.3} ${-s * 0.1} ${-s * 0.66} 0Z`,
    cloth,
  ) +
  area(
    d`M${x - s * 0.06} ${y - s * 1.2}q${-s * 0.42} ${s * 0.5} ${-s * 0.44} ${s * 0.96}h${s * 0.44}Z`,
    brand.straw,
  )

const rowed = (x: number, y: number, s: number, wood: string) =>
  line(
    d`M${x - s * 0.2} ${y - s * 0.1}l${-s * 0.7} ${s * 0.62}M${x + s * 0.3} ${y - s * 0.1}l${s * 0.7} ${s * 0.62}`,
    wood,
    s * 0.05,
  )

/** A river boat, `s` half its length, with a canopy, a sail or only oars. */
export function boat(x: number, y: number, s: number, { light, random }: Stage): string {
  // a sail is drawn for the distance; close by it would be taken for a yacht's
  const cloth = random.pick([brand.saffron, brand.marigold, brand.sindoor, brand.cream])
  const above = random.pick(s > 30 ? [sheltered, sheltered, rowed] : [sheltered, sailed, rowed])
  return (
    ellipse(x, y + s * 0.24, s * 1.1, s * 0.07, '#1A0A0C', 0.22) +
    above(x, y, s, light.shade, cloth) +
    stamp('hull', x, y, s, { fill: light.shade, color: cloth })
  )
}

/** A brass bell on its chain. */
export const bell = (x: number, y: number, s: number): string =>
  line(d`M${x} ${y - s * 2.2}V${y - s}`, brand.clay, s * 0.14) +
  area(
    d`M${x - s * 0.24} ${y - s}q${s * 0.24} ${-s * 0.24} ${s * 0.48} 0q${s * 0.08} ${s * 0.8} ${s * 0.46} ${s * 1.16}` +
      d`h${-s * 1.4}q${s * 0.38} ${-s * 0.36} ${s * 0.46} ${-s * 1.16}Z`,
    brand.marigold,
  ) +
  circle(x, y + s * 0.26, s * 0.16, brand.clay)

/** Flowers in a bed: a row of dots on a green bank. */
export function flowers(x: number, y: number, width: number, size: number): string {
  const heads = count(Math.max(3, Math.round(width / (size * 1.1)))).map(
    (i) => [x + size * 0.6 + i * size * 1.1, y - (i % 2) * size * 0.35] as const,
  )
  return (
    area(
      d`M${x} ${y + size * 0.6}q${size * 0.3} ${-size} ${width * 0.5} ${-size}t${width * 0.5} ${size}Z`,
      '#3E7D43',
    ) +
    each([brand.marigold, brand.saffron, brand.rose], (colour, turn) =>
      dots(
        heads.filter((_, i) => i % 3 === turn),
        size * 0.88,
        colour,
      ),
    )
  )
}
