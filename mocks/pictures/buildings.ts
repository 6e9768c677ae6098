import { brand } from './palette'
import { arch, area, circle, count, d, dots, each, line, rect } from './shapes'
import { dome, finial } from './spires'
import type { Stage } from './stage'

/** An open pavilion: four pillars under a dome. */
export const pavilion = (x: number, base: number, size: number, { stone }: Stage): string =>
  rect(x - size * 0.5, base - size * 0.1, size, size * 0.1, stone.lit) +
  rect(x - size * 0.58, base - size * 0.04, size * 1.16, size * 0.04, stone.shade) +
  each([-0.42, -0.16, 0.1, 0.34], (k) =>
    rect(
      x + size * k,
      base - size * 0.62,
      size * 0.08,
      size * 0.53,
      k === -0.42 || k === 0.34 ? stone.lit : stone.shade,
    ),
  ) +
  rect(x - size * 0.56, base - size * 0.68, size * 1.12, size * 0.08, stone.shade) +
  area(
    d`M${x - size * 0.44} ${base - size * 0.68}c0 ${-size * 0.34} ${size * 0.24} ${-size * 0.4} ${size * 0.44} ${-size * 0.52}` +
      d`c${size * 0.2} ${size * 0.12} ${size * 0.44} ${size * 0.18} ${size * 0.44} ${size * 0.52}Z`,
    stone.lit,
  ) +
  line(
    d`M${x} ${base - size * 1.14}Q${x - size * 0.26} ${base - size * 0.98} ${x - size * 0.22} ${base - size * 0.7}`,
    '#FFFFFF',
    size * 0.03,
    0.12,
  ) +
  finial(x, base - size * 1.18, size * 0.7, false)

/** A hermit's hut: mud wall under a thatch. */
export const hut = (x: number, base: number, size: number, { light, stone }: Stage): string =>
  rect(x - size * 0.5, base - size * 0.62, size, size * 0.62, light.path) +
  rect(x - size * 0.5, base - size * 0.1, size, size * 0.1, stone.shade, 0.5) +
  area(arch(x - size * 0.08, base, size * 0.3, size * 0.46), stone.shade) +
  circle(x + size * 0.3, base - size * 0.34, size * 0.08, light.window) +
  area(
    d`M${x - size * 0.76} ${base - size * 0.5}Q${x - size * 0.3} ${base - size * 0.86} ${x} ${base - size * 1.34}` +
      d`Q${x + size * 0.3} ${base - size * 0.86} ${x + size * 0.76} ${base - size * 0.5}Q${x} ${base - size * 0.62} ${x - size * 0.76} ${base - size * 0.5}Z`,
    stone.lit,
  ) +
  line(
    d`M${x - size * 0.48} ${base - size * 0.68}Q${x} ${base - size * 0.8} ${x + size * 0.48} ${base - size * 0.68}` +
      d`M${x - size * 0.26} ${base - size * 0.9}Q${x} ${base - size * 0.98} ${x + size * 0.26} ${base - size * 0.9}`,
    stone.shade,
    size * 0.025,
  )

/** A row of arches: the galleries round a court, or the front of a guest house. */
export function arcade(
  x: number,
  base: number,
  width: number,
  height: number,
  bays: number,
  stage: Stage,
): string {
  const { stone, light } = stage
  const bay = width / bays
  const middles = count(bays).map((i) => x + bay * (i + 0.5))
  const openings = middles.map((cx) => arch(cx, base, bay * 0.66, height * 0.78))
  const doors = middles.map((cx) => arch(cx, base, bay * 0.46, height * 0.64))
  return (
    rect(x, base - height, width, height, stone.lit) +
    rect(x - 4, base - height - height * 0.1, width + 8, height * 0.14, stone.shade) +
    area(openings.join(''), stone.shade) +
    area(doors.filter((_, i) => i % 3 !== 1).join(''), light.window, 0.3) +
    area(doors.filter((_, i) => i % 3 === 1).join(''), light.window, 0.85)
  )
}

/** The wall and bastions of an old fort, between two ends. */
export function rampart(
  x: number,
  base: number,
  width: number,
  height: number,
  stage: Stage,
): string {
  const { stone, light } = stage
  const teeth = count(Math.round(width / 16)).map(
    (i) => d`M${x + i * 16 + 3} ${base - height}v${-9}h9v9Z`,
  )
  const towers = [0.02, 0.36, 0.64, 0.98]
  return (
    area(teeth.join(''), stone.lit) +
    rect(x, base - height, width, height, stone.lit) +
    rect(x, base - height * 0.72, width, 3, stone.shade, 0.6) +
    each(towers, (k, i) => {
      const w = 44
      const tall = height * (i === 1 || i === 2 ? 1.7 : 1.45)
      const cx = x + width * k
      return (
        area(
          d`M${cx - w * 0.58} ${base}L${cx - w * 0.46} ${base - tall}h${w * 0.92}L${cx + w * 0.58} ${base}Z`,
          stone.lit,
        ) +
        rect(cx - w * 0.56, base - tall - 5, w * 1.12, 8, stone.shade) +
        dome(cx, base - tall - 5, w * 0.9, 30, stone) +
        area(arch(cx, base - tall * 0.62, 9, 20), light.window, 0.8)
      )
    }) +
    area(arch(x + width / 2, base + 1, 66, height * 1.16), stone.shade) +
    area(arch(x + width / 2, base + 1, 44, height * 0.9), light.window)
  )
}

/** The great gateway: two carved pillars, a lintel with a small roof, bells and a garland. */
export function gateway(x: number, base: number, size: number, { stone }: Stage): string {
  const pillar = (cx: number) =>
    rect(cx - size * 0.07, base - size * 0.72, size * 0.14, size * 0.72, stone.lit) +
    rect(cx - size * 0.1, base - size * 0.08, size * 0.2, size * 0.08, stone.shade) +
    each([0.24, 0.46], (k) =>
      rect(cx - size * 0.085, base - size * k, size * 0.17, size * 0.03, stone.shade),
    ) +
    rect(cx - size * 0.1, base - size * 0.74, size * 0.2, size * 0.05, stone.shade)
  const lintel =
    rect(x - size * 0.56, base - size * 0.82, size * 1.12, size * 0.1, stone.lit) +
    rect(x - size * 0.6, base - size * 0.85, size * 1.2, size * 0.04, stone.shade) +
    each(count(5), (i) =>
      rect(
        x + size * (0.2 * i - 0.43),
        base - size * 0.795,
        size * 0.06,
        size * 0.05,
        brand.marigold,
        0.7,
      ),
    ) +
    rect(x - size * 0.34, base - size * 0.96, size * 0.68, size * 0.11, stone.lit) +
    rect(x - size * 0.38, base - size * 0.985, size * 0.76, size * 0.03, stone.shade)
  const domes = each([-0.24, 0, 0.24], (k) =>
    dome(
      x + size * k,
      base - size * 0.98,
      size * (k ? 0.14 : 0.22),
      size * (k ? 0.12 : 0.22),
      stone,
    ),
  )
  const mandala = circle(x, base - size * 0.91, size * 0.032, brand.marigold)
  return (
    pillar(x - size * 0.42) +
    pillar(x + size * 0.42) +
    domes +
    lintel +
    mandala +
    garland(x - size * 0.35, base - size * 0.7, size * 0.7, size * 0.05)
  )
}

/** Marigolds on a string, in swags, with a mango leaf at each end. */
export function garland(x: number, y: number, width: number, drop: number): string {
  const swags = Math.max(3, Math.round(width / 110))
  const bead = Math.max(2, Math.min(5, width * 0.014))
  const leaves = count(swags + 1).map((i) => {
    const lx = x + (width * i) / swags
    return d`M${lx} ${y}q${-drop * 0.3} ${drop * 0.8} 0 ${drop * 1.7}q${drop * 0.3} ${-drop * 0.9} 0 ${-drop * 1.7}Z`
  })
  const beads = count(9 * swags + 1).map((i) => {
    const u = i / 9
    return [x + (width * u) / swags, y + drop * Math.abs(Math.sin(u * Math.PI))] as const
  })
  return (
    area(leaves.join(''), '#4F8A4B') +
    each([brand.marigold, brand.saffron], (colour, odd) =>
      dots(
        beads.filter((_, i) => i % 2 === odd),
        bead * 2,
        colour,
      ),
    )
  )
}
