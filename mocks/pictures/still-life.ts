import { garland } from './buildings'
import { bead, drum, lamp, thali } from './offerings'
import { diya, lotus } from './ornaments'
import { brand } from './palette'
import { random, type Random } from './random'
import { circle, count, d, each, line, rect, round } from './shapes'
import { bookStack, house, openBook, readingTree } from './studies'
import { frameOf, type Order } from './stage'
import { radial, svg } from './svg'

/** The wall behind a still life, its ornament, and the table in front. */
export interface Ground {
  centre: string
  edge: string
  halo: string
  table: string
  dark: boolean
}

const grounds: readonly Ground[] = [
  { centre: '#FBEBCB', edge: '#F3CF96', halo: '#C9853E', table: '#A5502A', dark: false },
  { centre: '#1B6F74', edge: '#0B474D', halo: '#7FC0BC', table: '#07323A', dark: true },
  { centre: '#F9DDD6', edge: '#EDB6A4', halo: '#A5403C', table: '#8E3A3A', dark: false },
  { centre: '#7A1F2B', edge: '#4A101A', halo: '#F2B134', table: '#2E0A12', dark: true },
  { centre: '#DCE7CF', edge: '#A9C49A', halo: '#2F6B34', table: '#6B4A2A', dark: false },
  { centre: '#F8CE73', edge: '#F2B134', halo: '#A5502A', table: '#7A2E1E', dark: false },
]

/** Draws its thing round (300, 240), standing on `tableTop`. */
export type Study = (ground: Ground, chance: Random) => string

export const tableTop = 394

const studies: readonly Study[] = [openBook, thali, lamp, house, bead, bookStack, drum, readingTree]

/** Something small at either side; which thing, and whether any, is a matter of chance. */
const companions: readonly ((x: number, size: number) => string)[] = [
  (x, size) => diya(x, tableTop - 12, 24 * size),
  (x, size) => lotus(x, tableTop + 50, 56 * size),
  (x, size) => pot(x, tableTop + 4, 76 * size),
  (x, size) => petals(x, size),
]

/** Eight things on six grounds; the ground steps on once every 24 so that all pairs come up. */
export function stillLife(order: Order): string {
  const { number } = order
  const chance = random(`still/${number}`)
  const study = studies[number % studies.length] ?? openBook
  const turn = (number + Math.floor(number / 24)) % grounds.length
  const ground = grounds[turn] ?? { centre: '', edge: '', halo: '', table: '', dark: false }

  const { width, height } = frameOf(order)
  const left = (600 - width) / 2
  const top = (480 - height) * 0.55
  const companion = chance.pick(companions)
  const reach = chance.between(222, 244)

  const drawing =
    rect(left, top, width, height, 'url(#wall)') +
    halo(300, 236, 330, ground.halo, 0.26, chance.int(10, 14)) +
    halo(300, 236, 188, ground.halo, 0.46, chance.int(8, 12)) +
    circle(300, 236, 142, ground.dark ? '#FFFFFF' : brand.cream, ground.dark ? 0.08 : 0.6) +
    (chance.chance(0.4) ? garland(left, top + 16, width, 30) : '') +
    rect(left, tableTop, width, top + height - tableTop, ground.table, 0.94) +
    rect(left, tableTop - 2, width, 4, brand.marigold) +
    study(ground, chance) +
    companion(300 - reach, chance.between(0.85, 1.1)) +
    companion(300 + reach, chance.between(0.85, 1.1))

  return svg(
    order,
    { width, height, left, top, mirrored: chance.chance(0.5) },
    radial('wall', [ground.centre, 0], [ground.edge, 1]),
    drawing,
  )
}

/** Rings of outlined petals, as drawn in rice flour on a floor. */
function halo(
  x: number,
  y: number,
  r: number,
  colour: string,
  opacity: number,
  petalsHalf: number,
) {
  return each([1, 0.72, 0.46], (k, ring) => {
    const n = petalsHalf * 2 - ring * 6
    const petal = d`M${x} ${y - r * k}c${r * k * 0.1} ${r * 0.08} ${r * k * 0.08} ${r * 0.18} 0 ${r * 0.24}c${-r * k * 0.08} ${-r * 0.06} ${-r * k * 0.1} ${-r * 0.16} 0 ${-r * 0.24}Z`
    const petals = each(
      count(n),
      (i) => `<path d="${petal}" transform="rotate(${round((360 / n) * i)} ${x} ${y})"/>`,
    )
    return (
      `<g fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="1.5">${petals}` +
      `<circle cx="${x}" cy="${y}" r="${round(r * k)}"/></g>`
    )
  })
}

/** A filled water pot with mango leaves and a coconut. */
const pot = (x: number, base: number, size: number) =>
  each(
    [-56, -28, 0, 28, 56],
    (angle, i) =>
      `<path transform="rotate(${angle} ${round(x)} ${round(base - size * 0.8)})" d="${d`M${x} ${base - size * 0.78}q${-size * 0.13} ${-size * 0.24} 0 ${-size * 0.46}q${size * 0.13} ${size * 0.22} 0 ${size * 0.46}Z`}" fill="${i % 2 ? '#3E7D43' : brand.leaf}"/>`,
  ) +
  circle(x, base - size * 0.92, size * 0.17, '#8A4B2A') +
  `<path d="${d`M${x - size * 0.24} ${base}q${-size * 0.34} ${-size * 0.3} ${-size * 0.12} ${-size * 0.62}q${size * 0.16} ${-size * 0.06} ${size * 0.12} ${-size * 0.16}h${size * 0.48}q${-size * 0.04} ${size * 0.1} ${size * 0.12} ${size * 0.16}q${size * 0.22} ${size * 0.32} ${-size * 0.12} ${size * 0.62}Z`}" fill="#D98A3A"/>` +
  line(
    d`M${x - size * 0.4} ${base - size * 0.36}q${size * 0.4} ${size * 0.12} ${size * 0.8} 0`,
    brand.sindoor,
    size * 0.06,
  ) +
  line(
    d`M${x - size * 0.3} ${base - size * 0.48}q${size * 0.02} ${size * 0.2} ${size * 0.08} ${size * 0.3}`,
    '#FFFFFF',
    size * 0.05,
    0.3,
  )

const petals = (x: number, size: number) =>
  each(count(9), (i) => {
    const turn = i * 2.4
    const away = 9 * Math.sqrt(i) * size
    return circle(
      x + Math.cos(turn) * away,
      tableTop + 36 + Math.sin(turn) * away * 0.5,
      7 * size,
      [brand.marigold, brand.saffron, brand.rose][i % 3] ?? '',
    )
  })
