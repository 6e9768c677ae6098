import { brand } from './palette'
import { arcade, garland, gateway, hut, pavilion } from './buildings'
import { grass, nearLand, nearWater } from './foreground'
import { ground, path, shadow } from './land'
import { bell, diya, diyas, flowers, lotus } from './ornaments'
import { arch, area, circle, count, d, each, ellipse, line, rect } from './shapes'
import { shrine, spire, temple } from './spires'
import { isDark, type Stage } from './stage'
import { grove, treeline, trees } from './trees'

/** A pavilion in a garden of clipped trees and marigold beds. */
export function garden(stage: Stage): string {
  const { left, right, light, random } = stage
  const x = random.between(240, 360)
  const size = random.between(140, 180)
  const tall = random.pick([trees.cypress, trees.cypress, trees.palm])
  const rows = each([-1, 1], (turn) =>
    each(count(4), (i) => {
      const tx = x + turn * (84 + 54 * i)
      const base = 372 + 26 * i
      return (
        tall(tx, base, 76 + 22 * i, stage) + flowers(tx - 30 - 4 * i, base + 4, 60 + 8 * i, 9 + i)
      )
    }),
  )
  return (
    treeline(stage, 346, 78) +
    rect(left, 344, right - left, 40, light.tree) +
    ground(stage, 352, light.lawn) +
    grove(stage, 366, 84) +
    path(stage, x, 366, 50, 0) +
    shadow(x, 370, size * 1.3) +
    pavilion(x, 370, size, stage) +
    lotus(x, 352, size * 0.13, 'gold') +
    rows +
    nearLand(stage) +
    (isDark(stage.hour) ? diyas(stage, 398, 462) : '')
  )
}

/** An inner court at lamp-lighting: galleries, a tulsi planter, rings of lamps on the floor. */
export function courtyard(stage: Stage): string {
  const { left, right, bottom, light, stone, random } = stage
  const x = 300
  const rings = random.int(2, 3)
  const lamps = each(count(rings), (ring) => {
    const n = 8 + ring * 5
    return each(count(n), (i) => {
      const turn = ((i + 0.5 * (ring % 2)) / n) * Math.PI * 2
      const y = 418 + Math.sin(turn) * (17 + 15 * ring)
      return diya(x + Math.cos(turn) * (78 + 56 * ring), y, 5.4 + (y - 380) / 26)
    })
  })
  const tiles = count(7).map((i) => d`M${x + (i - 3) * 60} 352L${x + (i - 3) * 190} ${bottom}`)
  const bays = Math.round((right - left) / 62)
  return (
    treeline(stage, 236, 60) +
    spire(x + random.pick([-170, 0, 170]), 250, 120, 170, stone) +
    arcade(left, 352, right - left, random.between(96, 116), bays, stage) +
    garland(left, 258, right - left, 14) +
    rect(left, 350, right - left, bottom - 350, light.path) +
    line(tiles.join(''), light.ground, 1.2, 0.4) +
    each([372, 398, 434], (y) => line(d`M${left} ${y}H${right}`, light.ground, 1.2, 0.4)) +
    ellipse(x, 418, 150 + 40 * rings, 26 + 13 * rings, brand.sindoor, 0.16) +
    ellipse(x, 418, 110, 22, brand.marigold, 0.4) +
    planter(stage, x, 420, random.between(84, 104)) +
    lamps +
    each([-1, 1], (turn) => lampTree(x + turn * 226, 400, 120))
  )
}

/** A tower of little lamps, as beside every temple door. */
const lampTree = (x: number, base: number, size: number) =>
  line(d`M${x} ${base}v${-size}`, brand.clay, 7) +
  area(d`M${x - 22} ${base + 6}q22 -22 44 0Z`, brand.clay) +
  each(count(4), (i) => {
    const half = 26 - 5 * i
    const y = base - size * (0.3 + 0.22 * i)
    return (
      line(d`M${x - half} ${y}q${half} 9 ${half * 2} 0`, brand.marigold, 4) +
      each([-1, 0, 1], (k) => diya(x + k * half, y - 3, 6))
    )
  })

/** The tulsi plant on its square pedestal, as in the middle of every court. */
const planter = ({ stone, light }: Stage, x: number, base: number, size: number) =>
  rect(x - size * 0.42, base - size * 0.12, size * 0.84, size * 0.14, stone.shade) +
  rect(x - size * 0.3, base - size * 0.62, size * 0.6, size * 0.52, stone.lit) +
  rect(x - size * 0.38, base - size * 0.7, size * 0.76, size * 0.1, stone.shade) +
  area(arch(x, base - size * 0.14, size * 0.24, size * 0.36), light.window) +
  each(
    [
      [-0.2, -0.86, 0.16],
      [0.2, -0.86, 0.16],
      [0, -1.02, 0.22],
      [-0.1, -0.8, 0.14],
      [0.12, -0.8, 0.14],
    ] as const,
    ([dx, dy, r], i) =>
      circle(x + dx * size, base + dy * size, r * size, i % 2 ? '#3E7D43' : brand.leaf),
  )

/** The gateway with its toran; the temple small behind it. */
export function gate(stage: Stage): string {
  const { left, right, light, stone, random } = stage
  const x = random.between(260, 340)
  const size = random.between(310, 350)
  const base = 424
  const wall = (from: number, to: number) =>
    rect(from, base - 96, to - from, 96, stone.lit) +
    rect(from, base - 104, to - from, 12, stone.shade) +
    area(
      count(Math.ceil((to - from) / 44))
        .map((i) => arch(from + 22 + i * 44, base - 8, 22, 54))
        .join(''),
      stone.shade,
      0.5,
    )
  return (
    treeline(stage, 346, 70) +
    rect(left, 344, right - left, 60, light.tree) +
    ground(stage, 376, light.lawn) +
    temple(x, 388, 150, stage, { main: 'spire', sides: 'spire', wings: false }) +
    wall(left, x - size * 0.45) +
    wall(x + size * 0.45, right) +
    grove(stage, base, 120) +
    ground(stage, base, light.ground) +
    path(stage, x, 390, 70, 0) +
    gateway(x, base + 2, size, stage) +
    each([-0.25, 0, 0.25], (k) => bell(x + size * k, base - size * 0.58, k ? 9 : 13)) +
    each(
      [-1, 1],
      (turn) =>
        trees.cypress(x + turn * size * 0.66, base + 18, 120, stage) +
        flowers(x + turn * size * 0.66 - 40, base + 30, 80, 12),
    ) +
    nearLand(stage) +
    (isDark(stage.hour) ? diyas(stage, 448, 466) : grass(stage))
  )
}

/** Huts under a banyan by a stream. */
export function hermitage(stage: Stage): string {
  const { left, right, bottom, light, random } = stage
  const turn = random.chance(0.5) ? 1 : -1
  const big = 300 - turn * 90
  const smoke = line(d`M${big + 20} 270c-18 -22 22 -34 4 -60s16 -36 2 -60`, light.sun, 5, 0.28)
  const fence = count(Math.ceil((right - left) / 26)).map((i) => d`M${left + i * 26} 414v-24`)
  return (
    treeline(stage, 344, 86) +
    ground(stage, 350, light.lawn) +
    grove(stage, 380, 110) +
    trees.banyan(300 + turn * 130, 410, random.between(250, 300), stage) +
    trees.palm(big - turn * 130, 392, random.between(150, 210), stage) +
    (random.chance(0.6) ? smoke : '') +
    shadow(big, 406, 190) +
    hut(big, 404, random.between(104, 128), stage) +
    hut(300 + turn * 36, 396, random.between(64, 84), stage) +
    (random.chance(0.5) ? shrine(300 + turn * 210, 404, 84, stage) : '') +
    line(fence.join('') + d`M${left} 398H${right}M${left} 407H${right}`, light.shade, 2.2, 0.55) +
    area(
      d`M${left} 440C${left + (right - left) * 0.35} 414 ${left + (right - left) * 0.6} 462 ${right} 430V${bottom}H${left}Z`,
      light.water[0],
    ) +
    each(count(5), (i) =>
      line(
        d`M${random.between(left, right - 80)} ${452 + 5 * i}h${random.between(30, 80)}`,
        light.streak,
        1.8,
        0.5,
      ),
    ) +
    nearWater(stage) +
    diya(big, 398, 7) +
    grass(stage)
  )
}
