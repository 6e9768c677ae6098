import { brand } from './palette'
import { area, circle, count, d, each, line, round } from './shapes'
import { drawnTrees as trees } from './tree-stamps'

const petal = (x: number, y: number, r: number, k: number) =>
  d`M${x} ${y}c${-r * 0.3 * k} ${-r * 0.28} ${-r * 0.26} ${-r * 0.72 * k} 0 ${-r * k}` +
  d`c${r * 0.26} ${r * 0.28} ${r * 0.3 * k} ${r * 0.72 * k} 0 ${r * k}Z`

export type LotusKind = keyof typeof lotuses

const lotuses = {
  rose: [brand.rose, brand.blush],
  pale: ['#F7C6CF', '#FDE6E8'],
  white: [brand.cream, '#FFFFFF'],
  gold: [brand.marigold, brand.straw],
  brass: ['#D9962A', brand.marigold],
} as const

/** Seven petals, outer ones first. The sign of the whole site. */
const drawnLotus = ([outer, inner]: readonly [string, string]) => {
  const petals = [
    [-74, 0.86, outer],
    [74, 0.86, outer],
    [-50, 0.95, inner],
    [50, 0.95, inner],
    [-26, 1.02, outer],
    [26, 1.02, outer],
    [0, 1.08, inner],
  ] as const
  return each(petals, ([angle, size, fill]) =>
    area(petal(0, 0, 100, size), fill).replace('<path', `<path transform="rotate(${angle})"`),
  )
}

const drawnDiya =
  circle(0, -50, 150, brand.glow, 0.16) +
  circle(0, -50, 80, '#FBD489', 0.3) +
  area('M0-115c36 45 34 85 0 100c-34-15-36-55 0-100Z', brand.flame) +
  area('M-80-22q80 30 160 0c-10 55-50 70-80 70s-70-15-80-70Z', brand.clay)

const drawnPad =
  '<path d="M0 0L100-8A100 30 0 1 1 80-18Z"/>' + line('M0 0h-70M0 0l-30 18', '#FFFFFF', 6, 0.2)

const drawnHull =
  '<path d="M-100-16q100 30 200 0c-25 40-50 42-100 42s-75-2-100-42Z"/>' +
  line('M-90-8q90 28 180 0', 'currentColor', 5)

/** Half the width of the curved tower at height u (0 foot, 1 neck). */
export const half = (u: number) => ((1 - u ** 1.75) * 0.82 + 0.18) / 2

/** The curved tower of a northern temple without its crown, 100 wide and 100 high. */
const drawnSpire = (() => {
  const outline = (k: number) => {
    const rows = count(13).map((i) => i / 12)
    const side = (turn: number) => rows.map((u) => d`${turn * half(u) * 100 * k} ${-100 * u}`)
    return `M${side(-1).join('L')}L${side(1).reverse().join('L')}Z`
  }
  const bands = count(8).map((i) => {
    const u = (i + 1) / 9
    return d`M${-half(u) * 100} ${-100 * u}h${half(u) * 200}`
  })
  return (
    `<path d="${outline(1)}"/>` +
    area(outline(0.62), '#FFFFFF', 0.08) +
    area(outline(0.26), '#FFFFFF', 0.08) +
    line(bands.join(''), 'currentColor', 0.9, 0.5)
  )
})()

/**
 * What a picture shows many times over is written once, 100 units large, and stamped by reference:
 * fifty lamps would not fit into the 25 kB otherwise. A stamp may leave its main colour to `fill`
 * and a second one to `color`.
 */
export const stamps: Readonly<Record<string, string>> = {
  ...trees,
  spire: drawnSpire,
  hull: drawnHull,
  pad: drawnPad,
  diya: drawnDiya,
  rose: drawnLotus(lotuses.rose),
  pale: drawnLotus(lotuses.pale),
  white: drawnLotus(lotuses.white),
  gold: drawnLotus(lotuses.gold),
  brass: drawnLotus(lotuses.brass),
}

interface Ink {
  fill: string
  color?: string
}

/** `size` may be a pair: how wide and how high. A negative width turns the thing round. */
export function stamp(
  name: string,
  x: number,
  y: number,
  size: number | [width: number, height: number],
  ink?: Ink,
): string {
  const scale = [size].flat().map((part) => Math.round(part * 10) / 1000)
  const colours = ink ? ` fill="${ink.fill}"${ink.color ? ` color="${ink.color}"` : ''}` : ''
  return `<use href="#${name}" transform="translate(${round(x)} ${round(y)})scale(${scale.join(' ')})"${colours}/>`
}
