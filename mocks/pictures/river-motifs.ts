import { brand } from './palette'
import { pavilion } from './buildings'
import { nearWater, padGreen } from './foreground'
import { ground, path, water } from './land'
import { boat, diyas, flowers, lotus, lotusPad } from './ornaments'
import { area, circle, count, d, each, ellipse, line, rect } from './shapes'
import { shrine, spire, temple, type Plan, type Roof } from './spires'
import { isDark, type Stage } from './stage'
import { grove, treeline, trees } from './trees'

const roofs: Roof[] = ['spire', 'steps', 'dome']

/** The great temple, on the river or at the end of a garden walk. */
export function templeView(stage: Stage): string {
  const { left, right, bottom, light, random, hour } = stage
  const plan: Plan = {
    main: random.pick(['spire', 'spire', 'dome']),
    sides: random.pick(roofs),
    wings: random.chance(0.6),
  }
  const size = random.between(270, 330)
  const x = random.between(240, 360)
  const inGarden = random.chance(0.45)
  const trunks = treeline(stage, 352, 62) + rect(left, 350, right - left, 70, light.tree)

  if (inGarden) {
    const beds = [-1, 1].map((turn) =>
      each(count(3), (i) => {
        const dx = turn * (70 + 46 * i)
        return (
          trees.cypress(x + dx + turn * 30, 404 + 22 * i, 62 + 18 * i, stage) +
          flowers(x + dx - 24, 414 + 22 * i, 48, 9)
        )
      }),
    )
    return (
      trunks +
      ground(stage, 388, light.lawn) +
      grove(stage, 400) +
      path(stage, x, 392, 44, random.between(-30, 30)) +
      temple(x, 398, size, stage, plan) +
      beds.join('') +
      (isDark(hour) ? diyas(stage, 440, bottom - 12) : '')
    )
  }
  return (
    trunks +
    grove(stage, 404) +
    water(stage, 398) +
    temple(x, 406, size, stage, plan) +
    each(count(3), (i) =>
      rect(left, 398 + 7 * i, right - left, 4, stage.stone.shade, 0.5 - 0.13 * i),
    ) +
    boat(x > 300 ? x - 190 : x + 190, 440, 25, stage) +
    diyas(stage, 430, bottom - 12) +
    lotus(x - 150, 472, 36) +
    lotus(x + 130, 476, 28, 'pale') +
    nearWater(stage)
  )
}

/** Steps that come down to the river, shrines above them. */
export function ghats(stage: Stage): string {
  const { left, right, bottom, light, stone, random } = stage
  const edge = random.between(210, 280)
  const stairs = each(count(8), (i) =>
    rect(edge - 20 * i, 296 + 15 * i, right - edge + 20 * i, 16, i % 2 ? light.ground : stone.lit),
  )
  const pillars: string[] = []
  for (let x = edge + 130; x < right; x += random.between(84, 128)) {
    const size = random.between(56, 104)
    pillars.push(
      random.chance(0.62)
        ? spire(x, 268, size, size * 1.65, stone) +
            rect(x - size * 0.62, 264, size * 1.24, 34, stone.shade)
        : pavilion(x, 298, size * 0.8, stage),
    )
  }
  const shades = each(count(random.int(2, 4)), (i) =>
    parasol(edge + 60 + 84 * i + random.between(-20, 20), 352 + 18 * (i % 3), 34, i),
  )
  return (
    treeline(stage, 306, 72) +
    water(stage, 330) +
    pillars.join('') +
    each(count(Math.ceil((right - edge) / 46)), (i) =>
      circle(edge + 132 + i * 46, 286, 4, light.window, 0.9),
    ) +
    pavilion(edge + 52, 298, 60, stage) +
    stairs +
    shades +
    boat(edge - 130, 392, 38, stage) +
    boat(edge - 60 - random.between(0, 40), 352, 20, stage) +
    (left < -140 ? boat(left + 90, 372, 26, stage) : '') +
    nearWater(stage) +
    diyas(stage, 424, bottom - 10, 8)
  )
}

const parasol = (x: number, base: number, size: number, i: number) =>
  line(d`M${x} ${base}v${-size * 1.2}`, brand.clay, 2) +
  area(
    d`M${x - size * 0.7} ${base - size * 0.96}q${size * 0.7} ${-size * 0.78} ${size * 1.4} 0q${-size * 0.7} ${size * 0.16} ${-size * 1.4} 0Z`,
    [brand.saffron, brand.straw, brand.marigold][i % 3] ?? '',
  )

/** Boats on a wide river, the far bank small. */
export function boats(stage: Stage): string {
  const { left, right, bottom, random } = stage
  const far = random.between(120, 480)
  const fleet: string[] = []
  for (let x = left + 60; x < right - 30; x += random.between(80, 170)) {
    fleet.push(boat(x, random.between(338, 366), random.between(15, 24), stage))
  }
  const near = random.chance(0.5) ? 190 : 410
  return (
    treeline(stage, 312, 44) +
    temple(far, 322, 118, stage, { main: 'spire', sides: 'spire', wings: random.chance(0.5) }) +
    grove(stage, 316, 50, [trees.palm, trees.round]) +
    water(stage, 316) +
    fleet.join('') +
    ellipse(near, 438, 130, 7, stage.light.streak, 0.14) +
    boat(near, 414, 92, stage) +
    nearWater(stage) +
    (isDark(stage.hour)
      ? diyas(stage, 440, bottom - 10)
      : reeds(stage, near > 300 ? left : right - 110))
  )
}

const reeds = ({ bottom, light, random }: Stage, x: number) =>
  each(count(9), (i) => {
    const tall = random.between(50, 110)
    const rx = x + 12 * i + random.between(-3, 3)
    return (
      line(
        d`M${rx} ${bottom}q${4} ${-tall * 0.5} ${random.between(-8, 12)} ${-tall}`,
        light.shade,
        2.4,
      ) + (i % 3 ? '' : ellipse(rx + 4, bottom - tall * 0.9, 3, 10, brand.clay))
    )
  })

/** A tank of lotuses in front of a shrine. */
export function pond(stage: Stage): string {
  const { left, right, bottom, light, stone, random } = stage
  const x = random.between(220, 380)
  const pads: string[] = []
  for (let row = 0; row < 5; row++) {
    const y = 376 + row * row * 5 + row * 6
    for (
      let px = left + random.between(0, 60);
      px < right;
      px += random.between(84, 150) + row * 14
    ) {
      const size = 13 + row * 6
      pads.push(lotusPad(px, y + random.between(-4, 4), size, padGreen(stage, row)))
      if (random.chance(0.42)) {
        pads.push(lotus(px, y + 2, size * 0.95, random.pick(['rose', 'pale', 'white'] as const)))
      }
    }
  }
  return (
    treeline(stage, 332, random.between(60, 90)) +
    grove(stage, 340, 90) +
    rect(left, 330, right - left, 20, light.lawn) +
    trees.palm(x - 170, 346, 130, stage) +
    trees.round(x + 180, 346, 100, stage) +
    shrine(x, 342, random.between(130, 185), stage) +
    water(stage, 350) +
    each(count(2), (i) => rect(left, 340 + 6 * i, right - left, 6, i ? stone.shade : stone.lit)) +
    lightOn(x, 356, light.streak) +
    pads.join('') +
    nearWater(stage) +
    (isDark(stage.hour) ? diyas(stage, 372, bottom - 20, 6) : '')
  )
}

const lightOn = (x: number, y: number, fill: string) =>
  each(count(5), (i) => ellipse(x, y + 10 * i, 34 - 5 * i, 1.6, fill, 0.5))
