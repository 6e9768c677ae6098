import { diya, lotus } from './ornaments'
import { brand } from './palette'
import { area, circle, count, d, each, ellipse, line } from './shapes'
import { tableTop, type Study } from './still-life'

/** A meal on a brass plate, seen from above: rice, bowls, bread. */
export const thali: Study = (_, chance) => {
  const dishes = ['#A84A00', brand.leaf, brand.saffron, brand.sindoor, '#E9C15A', brand.cream]
  const first = chance.int(0, dishes.length - 1)
  const bowls = chance.int(4, 5)
  const rice = each(count(10), (i) =>
    line(d`M${252 + ((i * 37) % 88)} ${262 + ((i * 19) % 40)}l8 -4`, '#E2C9A0', 4),
  )
  return (
    ellipse(300, 408, 150, 11, '#1A0A0C', 0.24) +
    circle(300, 236, 172, '#C98F2E') +
    circle(300, 236, 161, brand.marigold) +
    circle(300, 236, 142, '#F8CE73') +
    each(count(bowls), (i) => {
      const turn = Math.PI * (1.08 + (0.84 * i) / (bowls - 1))
      const x = 300 + Math.cos(turn) * 102
      const y = 242 + Math.sin(turn) * 96
      const size = bowls === 5 ? 0.86 : 1
      return (
        circle(x, y, 36 * size, '#C98F2E') +
        circle(x, y, 29 * size, dishes[(first + i) % dishes.length] ?? '') +
        circle(x - 8, y - 8, 7, '#FFFFFF', 0.4)
      )
    }) +
    area(d`M234 300q16 -76 66 -76t66 76q-66 20 -132 0Z`, brand.cream) +
    rice +
    each([0, 1], (i) =>
      ellipse(300 - 12 + 26 * i, 336 - 5 * i, 46, 16, i ? '#EBB46E' : '#E2A45C'),
    ) +
    each([-20, 4, 26], (dx) => ellipse(306 + dx, 330, 4, 2, brand.clay, 0.5))
  )
}

/** The standing brass lamp with its ring of flames. */
export const lamp: Study = (_, chance) => {
  const flames = chance.pick([3, 5, 5])
  const tiers = chance.chance(0.4)
  const wide = tiers ? 118 : 146
  const flame = (x: number, y: number, s: number) =>
    circle(x, y - s * 0.5, s * 1.1, brand.glow, 0.36) +
    area(
      d`M${x} ${y - s * 1.4}c${s * 0.64} ${s * 0.7} ${s * 0.56} ${s * 1.5} 0 ${s * 1.8}c${-s * 0.56} ${-s * 0.3} ${-s * 0.64} ${-s * 1.1} 0 ${-s * 1.8}Z`,
      brand.saffron,
    ) +
    area(
      d`M${x} ${y - s * 1.1}c${s * 0.5} ${s * 0.6} ${s * 0.44} ${s * 1.2} 0 ${s * 1.4}c${-s * 0.44} ${-s * 0.2} ${-s * 0.5} ${-s * 0.8} 0 ${-s * 1.4}Z`,
      brand.flame,
    )
  const dish = (y: number, half: number, lights: number) =>
    area(
      d`M${300 - half} ${y}q${half} 44 ${half * 2} 0q${-half * 0.2} 62 ${-half} 62t${-half} ${-62}Z`,
      brand.marigold,
    ) +
    line(d`M${300 - half} ${y}q${half} 44 ${half * 2} 0`, '#FBE3A8', 3, 0.7) +
    each(count(lights), (i) => {
      const k = lights === 1 ? 0 : (2 * i) / (lights - 1) - 1
      return flame(300 + k * half * 0.84, y - 4 + 14 * (1 - Math.abs(k)), 24)
    })
  return (
    area(d`M228 ${tableTop + 6}q14 -30 54 -32V210h36v${tableTop - 236}q40 2 54 32Z`, '#D9962A') +
    circle(300, 316, 29, '#D9962A') +
    circle(300, 268, 21, '#C98F2E') +
    line(d`M276 ${tableTop - 16}h48M284 350h32`, '#B5761C', 4) +
    (tiers ? dish(252, 150, 5) : '') +
    dish(tiers ? 158 : 190, wide * (tiers ? 0.7 : 1), tiers ? 3 : flames) +
    (tiers ? '' : lotus(300, 186, 30, 'brass'))
  )
}

/** The clay drum of kirtan, laced from skin to skin, with a pair of hand cymbals. */
export const drum: Study = (_, chance) => {
  const body = chance.pick(['#A5502A', brand.sindoor, '#8A4B2A'])
  const band = chance.pick([brand.marigold, brand.peacock, brand.saffron])
  const laces = count(7).map((i) => {
    const x = 186 + i * 38
    return d`M${x - 20} 168L${x + 20} 316M${x + 20} 168L${x - 20} 316`
  })
  const cymbal = (x: number, y: number) =>
    ellipse(x, y, 40, 13, '#C98F2E') +
    ellipse(x, y - 3, 40, 12, brand.marigold) +
    ellipse(x, y - 7, 14, 6, '#C98F2E')
  return (
    ellipse(300, 402, 180, 11, '#1A0A0C', 0.26) +
    `<g transform="translate(0 34) rotate(${chance.int(-12, -4)} 300 240)">` +
    area(d`M132 194Q274 118 461 176V306Q274 362 132 290Z`, body) +
    line(laces.join(''), '#F8E2BC', 3.4) +
    area(d`M268 146q34 -3 66 1v192q-32 4 -66 0Z`, band) +
    line(d`M280 146v192M322 146v192`, brand.cream, 2, 0.6) +
    ellipse(461, 241, 28, 68, '#F8ECD8') +
    ellipse(463, 241, 20, 50, '#E9CFA2') +
    ellipse(464, 241, 10, 26, '#2A1A12') +
    ellipse(132, 242, 19, 49, '#E9CFA2') +
    line(d`M461 173a28 68 0 0 1 0 136a28 68 0 0 1 0 -136`, brand.wine, 6) +
    line(d`M132 193a19 49 0 0 1 0 98a19 49 0 0 1 0 -98`, brand.wine, 6) +
    '</g>' +
    line(d`M226 ${tableTop + 30}q36 -26 74 0t74 0`, brand.sindoor, 3) +
    cymbal(222, tableTop + 34) +
    cymbal(378, tableTop + 36)
  )
}

/** A string of prayer beads round a lotus. */
export const bead: Study = (_, chance) => {
  const beads = 36
  const dark = chance.pick(['#6B3A22', brand.wine, '#3F5A3A'])
  const pale = chance.pick(['#8A4B2A', '#A5502A', '#B5763A'])
  const string = each(count(beads), (i) => {
    const turn = (i / beads) * Math.PI * 2 + Math.PI / 2
    const x = 300 + Math.cos(turn) * 138
    const y = 226 + Math.sin(turn) * 108 + 10 * Math.sin(turn * 2)
    return circle(x, y, 11.5, i % 4 ? pale : dark) + circle(x - 3, y - 4, 3, '#FFFFFF', 0.4)
  })
  return (
    lotus(300, 284, chance.between(92, 108)) +
    string +
    circle(300, 338, 15, brand.marigold) +
    line(d`M300 350v14`, brand.saffron, 4) +
    area(d`M288 362h24l10 34q-22 8 -44 0Z`, brand.saffron) +
    line(d`M292 366l-4 28M300 366v30M308 366l4 28`, brand.clay, 1.6) +
    diya(300, 300, 17)
  )
}
