import { day, night, rain } from './cool-lights'
import { stones, type Hour, type Light, type Stone } from './palette'
import { random, type Random } from './random'
import { dawn, dusk } from './warm-lights'

/** A picture as it is asked for: how large, and which of the endless row. */
export interface Order {
  number: number
  width: number
  height: number
}

/**
 * Every motif is drawn on a card of 600 by 480. A picture of another shape shows more around the
 * card, never a stretched one: more land at the sides of a panorama, more sky over a tall one.
 * `left` to `bottom` say, in the card's own measure, how far the picture reaches.
 */
export interface Stage {
  left: number
  right: number
  top: number
  bottom: number
  hour: Hour
  light: Light
  stone: Stone
  random: Random
}

/** Several lights an hour, so that the second dawn of a gallery is not the first again. */
const lights: Record<Hour, readonly Light[]> = { dawn, day, rain, dusk, night }

export const card = { width: 600, height: 480, horizon: 300 } as const

/** What the picture measures in the card's unit. */
export function frameOf({ width, height }: Order) {
  const scale = Math.max(card.width / width, card.height / height)
  return { width: width * scale, height: height * scale }
}

export function stageOf(order: Order, hour: Hour): Stage {
  const frame = frameOf(order)
  const chance = random(`stage/${order.number}`)
  const left = -(frame.width - card.width) * chance.between(0.3, 0.7)
  const top = -(frame.height - card.height) * 0.66

  const own = lights[hour]
  const round = Math.floor(order.number / 5)
  return {
    left,
    right: left + frame.width,
    top,
    bottom: top + frame.height,
    hour,
    light: own[round % own.length] ?? chance.pick(own),
    stone: chance.pick(stones[hour]),
    random: random(`motif/${order.number}`),
  }
}

export const isDark = (hour: Hour): boolean => hour === 'dusk' || hour === 'night'
