import { random } from './random'
import { area, d, ellipse, line, rect } from './shapes'
import type { Stage } from './stage'

type Outline = (u: number) => number

/** Three ridges, palest first. Each picture has its own relief: downs, tablelands or peaks. */
export function hills(stage: Stage, seed: number): string {
  const chance = random(`hills/${seed}`)
  const relief = chance.pick(['downs', 'tableland', 'peaks'] as const)
  const tall = chance.between(0.7, 1.5)
  return [0, 1, 2]
    .map((depth) => {
      const phase = chance.between(0, 6)
      const outline = { downs, tableland, peaks }[relief](phase + depth)
      const height = [62, 50, 30][depth] ?? 30
      return ridge(stage, 268 + 24 * depth, height * tall, outline, stage.light.hills[depth] ?? '')
    })
    .join('')
}

const downs = (phase: number): Outline => {
  return (u) => 0.55 * Math.sin(u * 0.9 + phase) + 0.35 * Math.sin(u * 2.1 + phase * 2)
}

/** The flat-topped hills of the Vindhya range. */
const tableland = (phase: number): Outline => {
  return (u) =>
    Math.max(-0.5, Math.min(0.62, 1.9 * Math.sin(u * 0.8 + phase * 2))) + 0.06 * Math.sin(u * 5)
}

const peaks = (phase: number): Outline => {
  return (u) => 1.1 - 1.5 * Math.abs(Math.sin(u * 0.62 + phase)) - 0.3 * Math.abs(Math.sin(u * 1.9))
}

function ridge(stage: Stage, y: number, height: number, outline: Outline, fill: string) {
  const { left, right, bottom } = stage
  const rise = (x: number) => y - height * outline(x / 95)
  let path = d`M${left} ${bottom}V${rise(left)}`
  for (let x = left; x < right; x += 20) path += d`l20 ${rise(x + 20) - rise(x)}`
  return area(path + d`V${bottom}Z`, fill, 0.94)
}

/** Land from `y` down, with a gentle upper edge. */
export function ground({ left, right, bottom }: Stage, y: number, fill: string): string {
  const width = right - left
  return area(
    d`M${left} ${y + 5}C${left + width * 0.3} ${y - 9} ${left + width * 0.6} ${y + 11} ${right} ${y - 2}` +
      d`V${bottom}H${left}Z`,
    fill,
  )
}

/** Still water from `y` down, with streaks of light that gather under the sun. */
export function water(stage: Stage, y: number): string {
  const { left, right, bottom, light, random: chance } = stage
  let streaks = ''
  const rows = Math.min(26, Math.round((bottom - y) / 6))
  for (let i = 1; i < rows; i++) {
    const length = chance.between(14, 90)
    const x = i % 2 ? chance.between(120, 480) : chance.between(left, right)
    streaks += d`M${x - length / 2} ${y + ((bottom - y) * i) / rows}h${length}`
  }
  return (
    rect(left, y, right - left, bottom - y, 'url(#water)') +
    rect(left, y, right - left, 2, light.streak, 0.35) +
    line(streaks, light.streak, 1.8, 0.36)
  )
}

/** A pale path that comes from the foreground and narrows towards (x, y). */
export function path(stage: Stage, x: number, y: number, width: number, sway: number): string {
  const { bottom, light } = stage
  const wide = width * 4.2
  const end = x + sway
  const drop = bottom - y
  return area(
    d`M${x - width / 2} ${y}C${x - width - sway * 0.5} ${y + drop * 0.35} ${end - wide * 0.3} ${y + drop * 0.6} ${end - wide / 2} ${bottom}` +
      d`H${end + wide / 2}C${end + wide * 0.2} ${y + drop * 0.6} ${x + width - sway * 0.5} ${y + drop * 0.35} ${x + width / 2} ${y}Z`,
    light.path,
  )
}

export const rock = (x: number, y: number, size: number, fill: string): string =>
  area(
    d`M${x - size} ${y}q${size * 0.15} ${-size * 0.85} ${size * 0.8} ${-size * 0.8}t${size * 1.2} ${size * 0.8}Z`,
    fill,
  )

/** The soft shadow that keeps a building from floating. */
export const shadow = (x: number, y: number, width: number): string =>
  ellipse(x, y, width / 2, width * 0.03, '#1A0A0C', 0.18)
