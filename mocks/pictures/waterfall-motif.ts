import { rock, water } from './land'
import { area, count, d, each, ellipse, line } from './shapes'
import { isDark, type Stage } from './stage'
import { treeline, trees } from './trees'

const pool = 384

/** Water that falls between cliffs into a pool; one broad fall, or thinner ones beside it. */
export function waterfall(stage: Stage): string {
  const { left, right, bottom, light, random } = stage
  const x = random.between(230, 370)
  const wide = random.between(34, 66)
  const brow = random.between(136, 206)
  const thin = random.pick([[], [-1], [1], [-1, 1]])
  return (
    cliff(stage, x - wide, brow, -1, light.hills[2]) +
    cliff(stage, x + wide, brow - random.between(-10, 24), 1, light.hills[3]) +
    each(thin, (turn) =>
      fall(stage, x + turn * (wide + random.between(62, 120)), brow + random.between(36, 60), 9),
    ) +
    fall(stage, x, brow + 8, wide) +
    water(stage, pool) +
    foam(stage, x, wide * 1.4) +
    each(thin, (turn) => foam(stage, x + turn * (wide + 90), 40)) +
    each([-1.9, -1.3, 1.5, 2.2], (k, i) =>
      rock(x + wide * k, 402 + 9 * (i % 3), 24 + 9 * (i % 2), light.shade),
    ) +
    rock(left + 40, bottom + 4, random.between(90, 140), light.shade) +
    rock(right - 70, bottom + 4, random.between(90, 140), light.shade) +
    trees.round(left + 62, bottom - 50, 130, stage) +
    trees.palm(right - 60, bottom - 56, 170, stage)
  )
}

/** Rock from the fall outwards, lower step by step, wooded on every ledge. */
function cliff(stage: Stage, edge: number, brow: number, turn: 1 | -1, fill: string) {
  const { left, right, bottom, light, random } = stage
  const end = turn < 0 ? left - 20 : right + 20
  let rim = d`M${edge + turn * 10} ${bottom}L${edge - turn * 5} ${brow + 140}L${edge + turn * 3} ${brow + 80}L${edge} ${brow + 18}L${edge + turn * 22} ${brow}`
  let woods = ''
  let crest = brow
  for (let x = edge + turn * 22; turn * (end - x) > 0;) {
    const next = x + turn * random.between(90, 180)
    const [from, to] = turn < 0 ? [next, x] : [x, next]
    woods += treeline({ ...stage, left: from, right: to }, crest + 8, random.between(36, 60))
    rim += d`L${next} ${crest}`
    crest = Math.min(300, crest + random.between(4, 46))
    rim += d`L${next + turn * 10} ${crest}`
    x = next + turn * 10
  }
  const ledges = count(5).map(
    (i) =>
      d`M${edge + turn * (22 + 40 * i)} ${brow + 44 + 38 * i}h${turn * random.between(36, 90)}`,
  )
  return woods + area(rim + d`V${bottom}Z`, fill) + line(ledges.join(''), light.shade, 4, 0.35)
}

function fall({ hour }: Stage, x: number, brow: number, half: number) {
  const dim = isDark(hour)
  const strands = count(6).map((i) => {
    const k = (i - 2.5) / 2.5
    return d`M${x + half * 0.8 * k} ${brow}L${x + half * 1.05 * k} ${pool + 4}`
  })
  const even = strands.filter((_, i) => i % 2 === 0).join('')
  const odd = strands.filter((_, i) => i % 2).join('')
  return (
    area(
      d`M${x - half} ${brow}Q${x} ${brow - 14} ${x + half} ${brow}L${x + half * 1.2} ${pool + 10}H${x - half * 1.2}Z`,
      '#DDEFEF',
      dim ? 0.66 : 1,
    ) +
    line(even, '#FFFFFF', half * 0.09, dim ? 0.5 : 0.85) +
    line(odd, '#9CC9C8', half * 0.09, dim ? 0.5 : 0.85)
  )
}

const foam = ({ hour, random }: Stage, x: number, half: number) =>
  each(count(Math.round(half / 6)), (i) =>
    ellipse(
      x - half + 12 * i,
      390 + random.between(-4, 6),
      random.between(12, 26),
      random.between(7, 15),
      '#F4FAF8',
      isDark(hour) ? 0.42 : 0.7,
    ),
  )
