import { brand, type Stone } from './palette'
import { arch, area, circle, count, d, each, ellipse, line, rect } from './shapes'
import type { Stage } from './stage'
import { half, stamp } from './stamps'

export type Roof = 'spire' | 'steps' | 'dome'

/** The curved tower of a northern temple, with its ribs, bands, neck stone and gilt pot. */
export function spire(
  x: number,
  base: number,
  width: number,
  height: number,
  stone: Stone,
  flag = true,
): string {
  const top = base - height
  const neck = half(1) * width
  return (
    stamp('spire', x, base, [width, height], { fill: stone.lit, color: stone.shade }) +
    rect(x - neck * 0.7, top - width * 0.03, neck * 1.4, width * 0.05, stone.shade) +
    ellipse(x, top - width * 0.045, neck * 1.75, width * 0.055, stone.lit) +
    finial(x, top - width * 0.09, width, flag)
  )
}

/** Gilt pot and pennant over any roof `width` wide. */
export function finial(x: number, y: number, width: number, flag: boolean): string {
  const pot = area(
    d`M${x - width * 0.05} ${y}c${-width * 0.02} ${-width * 0.05} ${width * 0.01} ${-width * 0.08} ${width * 0.05} ${-width * 0.12}` +
      d`c${width * 0.04} ${width * 0.04} ${width * 0.07} ${width * 0.07} ${width * 0.05} ${width * 0.12}Z`,
    brand.marigold,
  )
  if (!flag) return pot
  const mast = y - width * 0.36
  return (
    pot +
    line(d`M${x} ${y - width * 0.1}V${mast}`, brand.marigold, Math.max(1, width * 0.018)) +
    area(
      d`M${x} ${mast}q${width * 0.1} ${-width * 0.02} ${width * 0.16} ${width * 0.03}t${width * 0.14} ${width * 0.02}` +
        d`q${-width * 0.14} ${width * 0.05} ${-width * 0.3} ${width * 0.1}Z`,
      brand.saffron,
    )
  )
}

/** The pyramid of flat slabs over a hall. */
export const steps = (
  x: number,
  base: number,
  width: number,
  height: number,
  stone: Stone,
): string =>
  each(count(6), (i) => {
    const w = width * (1 - i * 0.15)
    return rect(
      x - w / 2,
      base - (height * (i + 1)) / 6,
      w,
      height / 6 + 0.6,
      i % 2 ? stone.shade : stone.lit,
    )
  }) + finial(x, base - height, width * 0.6, false)

export const dome = (
  x: number,
  base: number,
  width: number,
  height: number,
  stone: Stone,
): string =>
  area(
    d`M${x - width * 0.46} ${base}C${x - width * 0.62} ${base - height * 0.5} ${x - width * 0.2} ${base - height * 0.76} ${x} ${base - height}` +
      d`C${x + width * 0.2} ${base - height * 0.76} ${x + width * 0.62} ${base - height * 0.5} ${x + width * 0.46} ${base}Z`,
    stone.lit,
  ) +
  line(
    d`M${x} ${base - height}Q${x - width * 0.26} ${base - height * 0.6} ${x - width * 0.2} ${base}M${x} ${base - height}Q${x + width * 0.26} ${base - height * 0.6} ${x + width * 0.2} ${base}`,
    stone.shade,
    1,
    0.5,
  ) +
  finial(x, base - height + 1, width * 0.7, true)

const roofs = {
  spire: (x, base, width, height, stone) => spire(x, base, width, height, stone),
  steps,
  dome: (x, base, width, height, stone) => dome(x, base, width * 1.1, height * 0.78, stone),
} satisfies Record<Roof, typeof steps>

export interface Plan {
  /** Of the smaller towers beside the great one. */
  sides: Roof
  main: Roof
  wings: boolean
}

/** A whole temple, `size` high, on its plinth. The plan says which roofs it has. */
export function temple(x: number, base: number, size: number, stage: Stage, plan: Plan): string {
  const { stone, light } = stage
  const s = size
  const floor = base - s * 0.1
  const wing = plan.wings ? 0.54 : 0.34
  const pair = (draw: (turn: number) => string) => each([-1, 1], draw)
  const doors = plan.wings ? [-0.49, -0.41, -0.33, -0.25, 0.25, 0.33, 0.41, 0.49] : [-0.27, 0.27]

  return (
    roofs[plan.main](x, floor - s * 0.12, s * 0.46, s * 0.62, stone) +
    pair((turn) => spire(x + turn * s * 0.19, floor - s * 0.14, s * 0.2, s * 0.36, stone, false)) +
    (plan.wings
      ? pair((turn) =>
          roofs[plan.sides](x + turn * s * 0.44, floor - s * 0.14, s * 0.22, s * 0.27, stone),
        )
      : '') +
    rect(x - s * (wing + 0.02), floor - s * 0.17, s * (wing + 0.02) * 2, s * 0.035, stone.shade) +
    rect(x - s * wing, floor - s * 0.14, s * wing * 2, s * 0.15, stone.lit) +
    steps(x, floor - s * 0.17, s * 0.4, s * 0.13, stone) +
    rect(x - s * 0.17, floor - s * 0.175, s * 0.34, s * 0.18, stone.shade) +
    area(arch(x, floor + s * 0.01, s * 0.14, s * 0.15), light.window) +
    each(doors, (k) =>
      area(arch(x + s * k, floor - s * 0.005, s * 0.042, s * 0.105), light.window, 0.8),
    ) +
    pair((turn) =>
      area(arch(x + turn * s * 0.13, floor + s * 0.01, s * 0.045, s * 0.12), light.window, 0.55),
    ) +
    each(count(4), (i) => {
      const w = s * (wing + 0.06 + 0.05 * i)
      return rect(
        x - w,
        floor + s * (0.01 + 0.024 * i),
        w * 2,
        s * 0.026,
        i % 2 ? stone.lit : stone.shade,
      )
    })
  )
}

/** A small wayside shrine: one tower over one lit door. */
export const shrine = (x: number, base: number, size: number, { stone, light }: Stage): string =>
  spire(x, base - size * 0.28, size * 0.5, size * 0.62, stone) +
  rect(x - size * 0.34, base - size * 0.3, size * 0.68, size * 0.3, stone.shade) +
  rect(x - size * 0.38, base - size * 0.33, size * 0.76, size * 0.05, stone.lit) +
  area(arch(x, base, size * 0.2, size * 0.24), light.window) +
  circle(x, base - size * 0.1, size * 0.34, light.window, 0.12)
