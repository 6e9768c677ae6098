import { area, circle, d, each, line } from './shapes'

/** Trees and grass 100 high, standing on 0. Leaves take the stamp's `fill`, wood its `color`. */

const wood = 'currentColor'

const trunk = (width: number) =>
  area(
    d`M${-width} 0q${width * 0.8} -30 ${width * 0.7} -60h${width * 0.9}q0 30 ${width * 0.7} 60Z`,
    wood,
  )

const leaves = (path: string) => `<path d="${path}"/>`

/** A mango or neem: a round head of a few overlapping balls. */
const mango =
  trunk(6) +
  each(
    [
      [-22, -62, 24],
      [20, -60, 25],
      [2, -84, 29],
      [-10, -52, 20],
      [14, -78, 20],
    ] as const,
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
  ) +
  circle(-8, -92, 15, '#FFFFFF', 0.06)

/** A banyan: broad crown, hanging roots. */
const banyan =
  line('M-36-50v46M-22-50v46M20-50v46M34-50v46', wood, 1.8) +
  trunk(8) +
  leaves('M-62-42q-10-20 10-26q6-26 32-22q20-20 42-2q26-2 28 22q20 8 10 28q-30 12-60 2t-62-2Z') +
  area('M-40-70q8-14 26-12q-12 6-14 16q-8-6-12-4Z', '#FFFFFF', 0.05)

const palm =
  line('M0 0Q2-50 10-100', wood, 4.5) +
  each(
    [
      [-50, 30],
      [-42, 0],
      [-16, -20],
      [16, -20],
      [42, 0],
      [50, 30],
    ] as const,
    ([reach, droop]) =>
      leaves(
        d`M10 -100Q${10 + reach * 0.5} -124 ${10 + reach} ${droop - 100}Q${10 + reach * 0.45} -106 10 -100Z`,
      ),
  )

/** The ashoka that lines temple drives. */
const cypress = trunk(4) + leaves('M-15-8C-17-50-5-90 0-100C5-90 17-50 15-8Q0-2-15-8Z')

/** Blades of grass, each leaning its own way. */
const tuft = leaves(
  [
    [-40, 52],
    [-18, 78],
    [2, 100],
    [24, 70],
    [46, 44],
  ]
    .map(
      ([lean = 0, tip = 0]) =>
        d`M${lean * 0.5 - 7} 0q2 ${-tip * 0.6} ${lean} ${-tip}q${8 - lean * 0.3} ${tip * 0.5} ${14 - lean} ${tip}Z`,
    )
    .join(''),
)

export const drawnTrees = { mango, banyan, palm, cypress, tuft }
