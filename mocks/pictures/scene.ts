import { forest } from './forest-motif'
import { hills } from './land'
import { cave, fort, hill } from './land-motifs'
import type { Hour } from './palette'
import { courtyard, garden, gate, hermitage } from './precinct-motifs'
import { boats, ghats, pond, templeView } from './river-motifs'
import { waterfall } from './waterfall-motif'
import { rain, sky, mist } from './sky'
import { frameOf, stageOf, type Order, type Stage } from './stage'
import { gradient, svg } from './svg'
import { branch } from './trees'
import { random } from './random'

/**
 * Hours and motifs go round at 5 and 13 steps, so a hundred pictures pass before a pair comes
 * back and no picture has the hour of the four before it: in a grid of two, three or four columns
 * neighbours never share a sky. Warm hours are kept apart as the designer asks.
 */
const hours: readonly Hour[] = ['dawn', 'night', 'day', 'dusk', 'rain']

/** Ordered so that buildings, water and woods take turns. */
const motifs: readonly ((stage: Stage) => string)[] = [
  ghats,
  garden,
  hill,
  templeView,
  waterfall,
  gate,
  pond,
  fort,
  courtyard,
  forest,
  boats,
  hermitage,
  cave,
]

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('an empty list has no turns')
  return item
}

/** A view of the holy place, always the same for the same number. */
export function scene(order: Order): string {
  const { number } = order
  const stage = stageOf(order, at(hours, number))
  const motif = at(motifs, number)
  const framing = random(`framing/${number}`)
  const { width, height } = frameOf(order)

  const view =
    sky(stage, number) +
    hills(stage, number) +
    (framing.chance(0.35) ? mist(stage, 316) : '') +
    motif(stage) +
    (framing.chance(0.3) && motif !== forest
      ? branch(stage, framing.pick(['left', 'right']))
      : '') +
    (stage.hour === 'rain' ? rain(stage, number) : '')

  const { sky: air, water, sun } = stage.light
  return svg(
    order,
    { width, height, left: stage.left, top: stage.top, mirrored: framing.chance(0.5) },
    gradient('sky', [air[0], 0], [air[1], 0.42], [air[2], 0.72]) +
      gradient('water', [water[0], 0], [water[1], 1]) +
      (motif === forest ? gradient('beam', [sun, 0.2, 0.45], [sun, 1, 0]) : ''),
    view,
  )
}
