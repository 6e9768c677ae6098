import { brand } from './palette'
import { pavilion, rampart } from './buildings'
import { grass, nearLand } from './foreground'
import { ground, rock } from './land'
import { diya, diyas } from './ornaments'
import { arch, area, circle, count, d, each, line, rect } from './shapes'
import { shrine } from './spires'
import { isDark, type Stage } from './stage'
import { grove, treeline, trees } from './trees'

/** The sacred hill, wooded, with the parikrama path round its foot. */
export function hill(stage: Stage): string {
  const { left, right, bottom, light, random } = stage
  const peak = random.between(250, 350)
  const top = random.between(104, 150)
  const wide = random.between(290, 350)
  const woods = each(count(64), (i) => {
    const k = random.between(-1, 1)
    const crest = top + 18 + 250 * Math.abs(k) ** 1.8
    const y = crest + (392 - crest) * random.next()
    return circle(
      peak + k * wide * 0.86,
      y,
      random.between(8, 19),
      i % 3 ? light.tree : light.hills[2],
      i % 3 ? 0.8 : 0.6,
    )
  })
  const way = (y: number, fill: string, lift: number) =>
    area(
      d`M${left} ${y + 46}C${peak - 160} ${y - lift} ${peak + 120} ${y - lift} ${right} ${y + 30}V${y + 52}C${peak + 120} ${y - lift + 28} ${peak - 140} ${y - lift + 30} ${left} ${y + 74}Z`,
      fill,
    )
  const side = random.chance(0.5) ? 1 : -1
  return (
    area(
      d`M${peak - wide * 1.15} 404C${peak - wide * 0.7} 330 ${peak - wide * 0.5} ${top} ${peak} ${top}S${peak + wide * 0.7} 330 ${peak + wide * 1.15} 404Z`,
      light.hills[3],
    ) +
    woods +
    (random.chance(0.55) ? shrine(peak, top + 14, 62, stage) : '') +
    treeline(stage, 388, 40, light.shade) +
    rect(left, 384, right - left, bottom - 384, light.ground) +
    way(394, light.path, 18) +
    shrine(peak - side * 132, 402, random.between(110, 140), stage) +
    pavilion(peak + side * 120, 406, 58, stage) +
    grove(stage, 400, 90) +
    trees.round(peak + side * 230, 430, 110, stage) +
    trees.banyan(peak - side * 262, 424, 92, stage) +
    (isDark(stage.hour) ? diyas(stage, 404, 424, 5) : '') +
    nearLand(stage) +
    grass(stage)
  )
}

/** A lit cave from which a stream runs. */
export function cave(stage: Stage): string {
  const { left, right, bottom, light, stone, random } = stage
  const x = random.between(250, 350)
  const wide = random.between(200, 270)
  const steps = each(count(5), (i) =>
    line(d`M${x - 30 - 22 * i} ${418 + 13 * i}h${60 + 44 * i}`, light.streak, 2.4, 0.55),
  )
  const drips = each(count(7), (i) => {
    const dx = x - 84 + 28 * i
    const long = random.between(14, 40)
    return area(
      d`M${dx - 7} ${232 - 16 * Math.sin((i / 6) * 3.1)}l${7} ${long}l${7} ${-long}Z`,
      stone.shade,
    )
  })
  return (
    treeline(stage, 190, 76, light.hills[3]) +
    area(
      d`M${left} ${bottom}V190C${left + 120} 150 ${x - 200} 116 ${x - 60} 128S${x + 190} 100 ${right} 176V${bottom}Z`,
      light.hills[2],
    ) +
    each(count(10), () => {
      const cx = random.between(left, right)
      return line(
        d`M${cx} ${random.between(190, 360)}q${30} ${-14} ${random.between(40, 80)} 0`,
        light.shade,
        4,
        0.35,
      )
    }) +
    ground(stage, 402, light.ground) +
    area(
      d`M${x - wide} ${412}C${x - wide * 0.9} 270 ${x - wide * 0.5} 176 ${x} 178S${x + wide * 0.92} 280 ${x + wide} 412Z`,
      stone.shade,
    ) +
    area(arch(x, 412, 236, 218), '#1A0A0C') +
    drips +
    area(arch(x, 412, 142, 148), light.window, 0.4) +
    area(arch(x, 412, 80, 100), brand.flame, 0.62) +
    area(d`M${x - 34} 410H${x + 34}L${x + 170} ${bottom}H${x - 170}Z`, light.water[0]) +
    steps +
    diya(x - 96, 416, 9) +
    diya(x + 96, 416, 9) +
    rock(x - wide * 0.9, 424, 50, light.shade) +
    rock(x + wide * 0.92, 430, 62, light.shade) +
    trees.palm(random.chance(0.5) ? left + 56 : right - 56, 430, 190, stage) +
    grove(stage, 420, 110, [trees.round, trees.banyan]) +
    nearLand(stage) +
    grass(stage)
  )
}

/** An old fort on its table hill, the road winding down from the gate. */
export function fort(stage: Stage): string {
  const { left, right, bottom, light, random } = stage
  const x = random.between(80, 130)
  const width = random.between(370, 420)
  const gate = x + width / 2
  const high = random.between(232, 262)
  const bend = random.between(40, 90) * (random.chance(0.5) ? 1 : -1)
  const scars = count(9).map(
    (i) =>
      d`M${x - 30 + i * 56} ${high + 24 + 14 * (i % 3)}l${random.between(-16, 10)} ${random.between(36, 70)}`,
  )
  const bends = count(25).map((i) => {
    const u = i / 24
    const y = high + (bottom - high) * u ** 1.25
    return {
      y,
      x: gate + bend * Math.sin(u * Math.PI * 2.2) * (0.4 + 0.6 * u),
      half: 7 + 46 * u ** 2.4,
    }
  })
  const road =
    d`M${gate - 7} ${high}` +
    bends.map(({ x, y, half }) => d`L${x - half} ${y}`).join('') +
    [...bends]
      .reverse()
      .map(({ x, y, half }) => d`L${x + half} ${y}`)
      .join('') +
    'Z'
  return (
    treeline(stage, 372, 70, light.hills[2]) +
    area(
      d`M${left} ${bottom}V392L${x - 40} ${high - 4}H${x + width + 44}L${right} 384V${bottom}Z`,
      light.hills[3],
    ) +
    line(scars.join(''), light.shade, 4, 0.3) +
    rampart(x, high, width, random.between(56, 76), stage) +
    treeline(stage, 414, 54, light.shade) +
    ground(stage, 408, light.lawn) +
    area(road, light.path) +
    grove(stage, 424, 100) +
    trees.palm(gate + 170, 428, 150, stage) +
    trees.round(gate - 190, 432, 110, stage) +
    trees.cypress(gate + 236, 436, 80, stage) +
    nearLand(stage) +
    grass(stage)
  )
}
