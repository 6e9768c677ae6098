import { diya, lotus } from './ornaments'
import { brand } from './palette'
import { arch, area, circle, count, d, each, line, rect, round } from './shapes'
import { tableTop, type Study } from './still-life'

const covers = [brand.sindoor, brand.peacock, brand.wine, '#A84A00', brand.leaf]

/** An open book, `s` half its width, with lines of script and a ribbon. */
const book = (x: number, y: number, s: number, cover: string) => {
  const page = (turn: 1 | -1, fill: string) =>
    area(
      d`M${x + turn * s * 0.92} ${y - s * 0.44}q${-turn * s * 0.46} ${-s * 0.2} ${-turn * s * 0.92} ${s * 0.08}V${y + s * 0.44}q${turn * s * 0.46} ${-s * 0.26} ${turn * s * 0.92} ${-s * 0.08}Z`,
      fill,
    )
  const script = count(5).map((i) => {
    const ly = y - s * (0.34 - 0.13 * i)
    return d`M${x - s * 0.78} ${ly}q${s * 0.32} ${-s * 0.1} ${s * 0.64} ${s * 0.06}M${x + s * 0.78} ${ly}q${-s * 0.32} ${-s * 0.1} ${-s * 0.64} ${s * 0.06}`
  })
  return (
    area(
      d`M${x - s} ${y - s * 0.42}q${s * 0.5} ${-s * 0.22} ${s} ${s * 0.06}q${s * 0.5} ${-s * 0.28} ${s} ${-s * 0.06}V${y + s * 0.46}` +
        d`q${-s * 0.5} ${-s * 0.2} ${-s} ${s * 0.08}q${-s * 0.5} ${-s * 0.28} ${-s} ${-s * 0.08}Z`,
      cover,
    ) +
    page(-1, brand.cream) +
    page(1, brand.sand) +
    line(script.join(''), '#B08A5E', s * 0.03)
  )
}

/** A scripture on its folding stand. */
export const openBook: Study = (_, chance) =>
  line(
    d`M200 ${tableTop}L300 268L400 ${tableTop}M200 268L300 ${tableTop}M400 268L300 ${tableTop}`,
    '#6B3A22',
    15,
  ) +
  book(300, 246, 146, chance.pick(covers)) +
  lotus(300, 152, chance.between(38, 52)) +
  line(d`M306 220q10 60 -2 98l10 -8l8 10`, brand.saffron, 6)

/** Books in a pile, a lotus or a lamp on top. */
export const bookStack: Study = (ground, chance) => {
  const volumes = chance.int(3, 5)
  const cloths = [...covers, brand.saffron].filter(
    (colour) => !(ground.dark && colour === brand.wine),
  )
  const first = chance.int(0, cloths.length - 1)
  const thick = 190 / volumes
  const pile = each(count(volumes), (i) => {
    const cloth = cloths[(first + i) % cloths.length] ?? brand.sindoor
    const width = 226 - ((i * 29) % 54)
    const x = 300 - width / 2 + (i % 2 ? -10 : 10)
    const y = tableTop - thick * (i + 1)
    return (
      rect(x, y, width, thick - 3, cloth) +
      rect(x + 16, y + 6, width - 16, thick - 15, brand.cream) +
      line(
        d`M${x + 20} ${y + thick * 0.42}h${width - 22}M${x + 20} ${y + thick * 0.58}h${width - 22}`,
        '#D9BF95',
        1.6,
      ) +
      rect(x, y, 26, thick - 3, cloth) +
      line(
        d`M${x + 7} ${y + 4}v${thick - 11}M${x + 19} ${y + 4}v${thick - 11}`,
        brand.marigold,
        1.8,
      )
    )
  })
  const top = tableTop - thick * volumes
  return pile + (chance.chance(0.5) ? lotus(300, top + 4, 62) : diya(300, top - 14, 30))
}

/** Learning as a tree that grows from a book. */
export const readingTree: Study = (_, chance) => {
  const fruit = chance.pick([brand.marigold, brand.saffron, brand.rose])
  const boughs = [
    [-96, 196, -60],
    [-66, 138, -34],
    [0, 108, 0],
    [66, 138, 34],
    [96, 196, 60],
    [-112, 244, -84],
    [112, 244, 84],
  ] as const
  const leaves = each(boughs, ([dx, y, lean], bough) =>
    each([-52, -26, 0, 26, 52], (fan, i) => {
      const long = (i === 2 ? 58 : 46) + chance.between(-5, 5)
      return `<path transform="translate(${round(300 + dx * 0.72)} ${round(y + 26)}) rotate(${lean + fan})" d="${d`M0 0c${-long * 0.34} ${-long * 0.3} ${-long * 0.26} ${-long * 0.86} 0 ${-long}c${long * 0.26} ${long * 0.14} ${long * 0.34} ${long * 0.7} 0 ${long}Z`}" fill="${(i + bough) % 2 ? '#3E7D43' : brand.leaf}"/>`
    }),
  )
  const fruits = each(boughs, ([dx, y]) => circle(300 + dx * 0.72, y + 26, 9, fruit))
  const wood = boughs.map(
    ([dx, y]) => d`M300 336C300 280 ${300 + dx * 0.3} 250 ${300 + dx * 0.72} ${y + 26}`,
  )
  return (
    line(wood.join(''), '#6B3A22', 9) +
    line(d`M300 ${tableTop - 40}V250`, '#6B3A22', 18) +
    leaves +
    fruits +
    book(300, 362, 104, chance.pick(covers))
  )
}

/** A home dressed for a feast. */
export const house: Study = ({ dark }, chance) => {
  const roof = chance.pick([brand.sindoor, '#A84A00', brand.peacock])
  const door = roof === brand.peacock ? brand.sindoor : brand.peacock
  const swag = each(count(17), (i) => {
    const u = i / 16
    return circle(
      190 + 220 * u,
      216 + 20 * Math.abs(Math.sin(u * Math.PI * 4)),
      7.4,
      i % 2 ? brand.saffron : brand.marigold,
    )
  })
  const tiles = count(4).map((i) => d`M${200 + i * 26} ${192 - i * 27}H${400 - i * 26}`)
  return (
    rect(190, 200, 220, tableTop - 200, dark ? brand.sand : brand.cream) +
    rect(190, tableTop - 20, 220, 20, roof, 0.9) +
    area(d`M158 206L300 84L442 206Z`, roof) +
    line(tiles.join(''), '#2A1A12', 2.4, 0.3) +
    area(arch(300, tableTop, 82, 132), brand.wine) +
    area(arch(300, tableTop, 58, 106), brand.marigold) +
    each(
      [-72, 72],
      (dx) =>
        area(arch(300 + dx, 326, 38, 62), door) +
        line(d`M${300 + dx} 270V324M${281 + dx} 304h38`, brand.straw, 2, 0.6),
    ) +
    swag +
    lotus(300, 182, 26, 'gold') +
    each([-128, -60, 60, 128], (dx) => diya(300 + dx, tableTop - 8, 15))
  )
}
