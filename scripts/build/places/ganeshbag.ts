import { canopy } from '../../../mocks/fixtures/pictures/land'
import { brand } from '../../../mocks/fixtures/pictures/light/palette'
import { arch, area, count, d, each, line, rect } from '../../../mocks/fixtures/pictures/shapes'
import { dawn } from '../../../mocks/fixtures/pictures/light/warm-lights'
import { stand, tower } from './symbols'
import { birds, clip, group, haze, reflection, ridge, row, sky, streaks, view } from './view'

const light = dawn[1]!
const stone = { fill: '#EBC19A', color: '#9A5D48' }

/** A carved temple at sunrise before a square tank with steps on all sides. */
export const ganeshbag = (): string =>
  view(
    light,
    sky(light, 112, 104, 38) +
      birds(476, 92, light.shade) +
      ridge([246, 232, 252, 238, 258, 236, 250], light.hills[0], 0.8) +
      ridge([284, 272, 290, 268, 286, 262, 280], light.hills[1], 0.8) +
      haze(330, 110) +
      ruin +
      canopy('M-10 312H120M520 312H660', 44, light.hills[3]) +
      rect(0, 312, 640, 168, light.lawn) +
      stand(
        'tree',
        [
          [52, 330, 120],
          [578, 336, 150],
        ],
        { fill: light.tree, color: light.shade },
      ) +
      group('temple', temple) +
      tank,
    clip('tank', water),
  )

/** The wall of the palace, of which only arches are left. */
const ruin = area(
  'M470 312V250l10-6 8 8h16v-18l14 4v10h22v-12l18 6v70Z' +
    arch(500, 312, 22, 46) +
    arch(536, 312, 22, 46),
  light.hills[2],
).replace('/>', ' fill-rule="evenodd"/>')

const temple =
  tower(320, 178, 96, 90, stone) +
  each([-1, 1], (turn) => tower(320 + turn * 64, 196, 50, 64, stone)) +
  stand(
    'chhatri',
    [
      [190, 238, 44],
      [450, 238, 44],
    ],
    stone,
  ) +
  each(
    [
      [238, 184, 164, 30],
      [214, 208, 212, 34],
      [166, 238, 308, 74],
    ] as const,
    ([x, y, wide, high]) =>
      rect(x, y, wide, high, stone.fill) +
      rect(x + wide - 34, y, 34, high, stone.color, 0.3) +
      rect(x - 8, y - 4, wide + 16, 6, stone.color) +
      line(d`M${x - 8} ${y - 5}h${wide + 16}`, '#FFFFFF', 1.8, 0.6),
  ) +
  row('M246 200H396M222 228H420', 18, [6, 6], stone.color, 0.55) +
  row('M246 194H396M222 221H420M172 252H470', 4, [3, 3], '#FFFFFF', 0.6) +
  row('M174 272H280M364 272H470', 26, [9, 7], stone.color, 0.5) +
  row('M174 300H280M364 300H470', 8, [4, 4], stone.color, 0.6) +
  rect(284, 232, 72, 80, stone.fill) +
  area('M276 240L288 230H352L364 240Z', stone.color) +
  area(arch(320, 312, 44, 66), brand.sindoor) +
  line('M320 312V290', light.window, 10) +
  rect(150, 310, 340, 8, stone.fill) +
  rect(140, 317, 360, 6, stone.color)

/** The edge of the tank at one depth: a square that narrows towards the far side. */
const edge = (depth: number) =>
  d`M${22 * depth - 80} 500L${120 + 17 * depth} ${334 + 12 * depth}H${520 - 17 * depth}L${720 - 22 * depth} 500`

const water = edge(6) + 'Z'

const tank =
  area(edge(-0.7) + 'Z', light.path) +
  area(edge(0) + 'Z', stone.fill) +
  line(count(7).map(edge).join(''), stone.color, 5) +
  line(
    count(6)
      .map((i) => edge(i + 0.4))
      .join(''),
    '#FFFFFF',
    2,
    0.4,
  ) +
  area('M120 334L222 406L52 500H-80Z', light.shade, 0.22) +
  area(water, 'url(#water)') +
  reflection('temple', 372, 'tank', 0.7) +
  streaks(
    320,
    420,
    [
      [-60, 4, 70],
      [60, 14, 80],
      [-20, 30, 110],
      [90, 44, 70],
    ],
    light.streak,
  )
