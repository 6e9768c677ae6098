import { lotus, lotusPad } from './ornaments'
import { area, circle, count, d, each } from './shapes'
import { isDark, type Stage } from './stage'
import { stamp } from './stamps'

/** Tufts of grass along the lower edge, in clumps rather than a comb. */
export function grass(stage: Stage): string {
  const { left, right, bottom, light, random } = stage
  let tufts = ''
  for (let x = left + random.between(0, 60); x < right; x += random.between(44, 150)) {
    const size = random.between(24, 40)
    tufts += stamp('tuft', x, bottom, [random.chance(0.5) ? size : -size, size], {
      fill: light.shade,
    })
  }
  return tufts
}

/** Bushes and flowers on the land below the card of a tall picture, larger towards the viewer. */
export function nearLand(stage: Stage): string {
  const { left, right, bottom, light, random } = stage
  let out = ''
  for (let y = 500; y < bottom + 30; y += 34) {
    const size = 26 + (y - 480) * 0.16
    const turn = random.chance(0.5)
    const x = turn ? random.between(left, left + 150) : random.between(right - 150, right)
    out +=
      area(
        d`M${x - size} ${y}q${-size * 0.1} ${-size * 0.7} ${size * 0.5} ${-size * 0.7}q${size * 0.4} ${-size * 0.5} ${size * 0.8} 0q${size * 0.7} 0 ${size * 0.7} ${size * 0.7}Z`,
        light.tree,
      ) +
      each(count(random.int(0, 4)), () =>
        circle(
          x + size * random.between(-0.6, 0.7),
          y - size * random.between(0.1, 0.6),
          size * 0.07,
          '#F2B134',
        ),
      )
  }
  return out
}

export const padGreen = ({ hour, light }: Stage, row: number) =>
  row % 2 ? (isDark(hour) ? '#1F4A3C' : '#3E7D43') : light.lawn

/** Pads and flowers that fill the water below the card of a tall picture. */
export function nearWater(stage: Stage): string {
  const { left, right, bottom, random } = stage
  const out: string[] = []
  for (let y = 506; y < bottom + 10; y += 30) {
    const size = 26 + (y - 480) * 0.07
    const x = random.between(left, right)
    out.push(lotusPad(x, y, size * random.between(0.8, 1.2), padGreen(stage, random.int(0, 1))))
    if (random.chance(0.4))
      out.push(lotus(x - size * 0.2, y, size * 0.8, random.pick(['rose', 'pale'] as const)))
  }
  return out.join('')
}
