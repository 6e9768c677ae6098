import { area, count, d, each, line, round } from './shapes'
import type { Stage } from './stage'
import { stamp } from './stamps'

type Tree = (x: number, base: number, size: number, stage: Stage) => string

const grown =
  (name: string): Tree =>
  (x, base, size, { light, random }) =>
    stamp(name, x, base, [random.chance(0.5) ? size : -size, size], {
      fill: light.tree,
      color: light.shade,
    })

export const trees = {
  round: grown('mango'),
  banyan: grown('banyan'),
  palm: grown('palm'),
  cypress: grown('cypress'),
}

/** A hedge of tree tops over the whole width, standing on `y`. */
export function treeline(stage: Stage, y: number, size: number, fill = stage.light.tree): string {
  const { left, right, random } = stage
  let path = d`M${left} ${y}`
  for (let x = left; x < right;) {
    const step = size * random.between(0.5, 1)
    const rise = size * random.between(0.3, 0.55)
    path += d`V${y - rise}q${step * 0.1} ${-rise} ${step * 0.5} ${-rise}t${step * 0.5} ${rise}`
    x += step
  }
  return area(path + d`V${y + size * 0.5}H${left}Z`, fill)
}

/** Trees on the land beside the card, so that a panorama is not bare at its ends. */
export function grove(
  stage: Stage,
  y: number,
  size = 80,
  kinds: Tree[] = [trees.round, trees.banyan, trees.palm],
): string {
  const { left, right, random } = stage
  const spots: number[] = []
  for (let x = -30; x > left; x -= random.between(84, 170)) spots.push(x)
  for (let x = 630; x < right; x += random.between(84, 170)) spots.push(x)
  return each(spots, (x) =>
    random.pick(kinds)(x, y + random.between(0, 14), size * random.between(0.7, 1.3), stage),
  )
}

/** A mango branch that hangs into the upper corner and gives the view a frame. */
export function branch(stage: Stage, side: 'left' | 'right'): string {
  const { left, right, top, light, random } = stage
  const turn = side === 'left' ? 1 : -1
  const x = side === 'left' ? left : right
  const y = top + random.between(6, 26)
  const reach = random.between(150, 230)
  const leaves = each(count(15), (i) => {
    const along = (i + 1) / 15
    const px = x + turn * along * reach
    const py = y + 44 * along * along + (i % 2 ? 3 : 0)
    const lean = turn * (i % 2 ? -34 : 22) * random.between(0.5, 1.3) - turn * along * 24
    const long = random.between(34, 50) * (1.1 - along * 0.4)
    const blade = d`M0 0q${long * 0.24} ${long * 0.4} 0 ${long}q${-long * 0.24} ${-long * 0.6} 0 ${-long}Z`
    return area(blade, i % 3 ? light.tree : light.shade).replace(
      '<path',
      `<path transform="translate(${round(px)} ${round(py)}) rotate(${round(lean)})"`,
    )
  })
  return (
    line(
      d`M${x} ${y}Q${x + turn * reach * 0.5} ${y} ${x + turn * reach} ${y + 44}`,
      light.shade,
      3.6,
    ) + leaves
  )
}
