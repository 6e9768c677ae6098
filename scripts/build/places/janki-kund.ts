import { canopy } from '../../../mocks/fixtures/pictures/land'
import { day } from '../../../mocks/fixtures/pictures/light/cool-lights'
import { lotus, lotusPad } from '../../../mocks/fixtures/pictures/ornaments'
import { brand } from '../../../mocks/fixtures/pictures/light/palette'
import { arch, area, count, each, line, rect } from '../../../mocks/fixtures/pictures/shapes'
import { stand, tower } from './symbols'
import {
  birds,
  clip,
  group,
  haze,
  reflection,
  ridge,
  row,
  sky,
  streaks,
  view,
  type Setting,
} from './view'

const morning: Setting = {
  light: day[0]!,
  stone: { fill: '#FFFAF0', color: '#B99C80' },
  woods: ['#8FB5A9', '#568E87'],
}

const river = 'M0 322H640V480H0Z'

/** White temples above steps at a bend of a still river, trees on both banks. */
export function jankiKund(setting: Setting = morning): string {
  const { light } = setting
  return view(
    light,
    sky(light, 148, 134, 36) +
      birds(272, 104, light.shade) +
      ridge([220, 190, 226, 206, 236, 200, 214], light.hills[0]) +
      ridge([262, 246, 270, 236, 262, 232, 250], light.hills[1]) +
      haze(324, 120) +
      canopy('M-10 300C120 276 230 296 330 304L660 290V330H-10Z', 40, light.hills[2]) +
      rect(0, 318, 640, 162, 'url(#water)') +
      bend(setting) +
      group('ghat', ghat(setting)) +
      reflection('ghat', 394, 'river', 0.62) +
      streaks(320, 400, lights, light.streak) +
      nearBank(setting),
    clip('river', river),
  )
}

const lights = [
  [-120, -58, 90],
  [-40, -44, 60],
  [-190, -34, 70],
  [-90, -20, 110],
  [120, 14, 120],
  [20, 26, 70],
  [190, 36, 90],
  [60, 52, 140],
  [220, 66, 80],
] as const

/** The spit of land round which the river comes. */
const bend = ({ light }: Setting) =>
  area('M0 312C90 310 190 318 250 330C170 336 90 346 0 350Z', light.lawn) +
  area('M0 346C90 344 170 336 250 330C190 342 90 352 0 356Z', light.ground) +
  stand(
    'tree',
    [
      [44, 336, 104],
      [120, 330, 76],
    ],
    { fill: light.tree, color: light.shade },
  )

const ghat = ({ light, stone }: Setting) =>
  stand(
    'tree',
    [
      [616, 330, 170],
      [362, 330, 110],
    ],
    { fill: light.tree, color: light.shade },
  ) +
  tower(480, 262, 92, 132, stone) +
  tower(572, 270, 56, 80, stone) +
  tower(404, 270, 48, 66, stone) +
  rect(378, 262, 230, 64, stone.fill) +
  rect(516, 262, 92, 64, stone.color, 0.28) +
  rect(370, 258, 246, 7, stone.color) +
  line('M370 257H616', '#FFFFFF', 2) +
  area([400, 430, 540, 572].map((x) => arch(x, 326, 16, 40)).join(''), '#D9A08C') +
  area(arch(484, 326, 36, 54), brand.sindoor) +
  line('M484 322V306', brand.glow, 12) +
  row('M382 272H606', 4, [4, 5], stone.color, 0.6) +
  stand('chhatri', [[328, 340, 48]], stone) +
  each(count(6), (i) => {
    const [x, y] = [310 - 20 * i, 326 + 11 * i]
    return rect(x, y, 640 - x, 11, stone.fill) + rect(x, y + 7, 640 - x, 4, stone.color, 0.75)
  }) +
  area('M560 326H640V392H604Z', stone.color, 0.25)

const nearBank = ({ light }: Setting) =>
  each(
    [
      [60, 446, 34],
      [150, 466, 44],
      [262, 448, 26],
      [20, 474, 30],
    ] as const,
    ([x, y, r], i) => lotusPad(x, y, r, i % 2 ? light.lawn : '#3E7D43'),
  ) +
  lotus(70, 444, 30) +
  lotus(158, 464, 36) +
  lotus(268, 448, 18)
