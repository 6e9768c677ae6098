import { canopy } from '../../../mocks/fixtures/pictures/land'
import { night } from '../../../mocks/fixtures/pictures/light/cool-lights'
import { brand } from '../../../mocks/fixtures/pictures/light/palette'
import { arch, area, dots, each, line, rect } from '../../../mocks/fixtures/pictures/shapes'
import { stand, tower } from './symbols'
import { clip, group, haze, reflection, ridge, row, sky, streaks, view } from './view'

const light = night[1]!
const stone = { fill: '#A9A7B4', color: '#4C5372' }
const pool = 'M196 388H444L540 480H100Z'

/** A long modern hall with a tower at the blue hour, its windows lit, before a garden with a pool. */
export const ramdarshan = (): string =>
  view(
    light,
    sky(light, 132, 98, 34) +
      dots(
        [
          [40, 40],
          [230, 60],
          [420, 70],
          [520, 34],
          [600, 120],
          [470, 150],
          [220, 150],
        ],
        2.2,
        '#FFF3D6',
        0.8,
      ) +
      ridge([250, 226, 262, 244, 268, 222, 250], light.hills[0], 0.8) +
      ridge([292, 276, 300, 280, 304, 270, 288], light.hills[1]) +
      haze(344, 90) +
      canopy('M-10 318H660', 52, light.hills[2]) +
      group('hall', building) +
      garden,
    clip('pool', pool),
  )

const building =
  each([-1, 1], (turn) => stand('chhatri', [[320 + turn * 206, 250, 46]], stone)) +
  tower(320, 186, 104, 96, stone) +
  rect(62, 258, 516, 104, stone.color) +
  rect(62, 258, 516, 96, stone.fill, 0.5) +
  row('M84 310H236M404 310H556', 68, [22, 10], light.window) +
  row('M84 326H236M404 326H556', 20, [22, 10], brand.saffron, 0.5) +
  row('M75 308H250M395 308H570', 100, [5, 27], stone.fill) +
  rect(50, 248, 540, 12, stone.fill) +
  rect(50, 257, 540, 4, stone.color) +
  rect(244, 192, 152, 170, stone.fill) +
  rect(352, 192, 44, 170, stone.color, 0.4) +
  rect(234, 184, 172, 10, stone.fill) +
  rect(234, 192, 172, 4, stone.color) +
  row('M254 212H388', 12, [12, 8], stone.color, 0.6) +
  area(arch(320, 362, 66, 122), light.window) +
  line(arch(320, 362, 66, 122), stone.color, 6) +
  row('M320 362V274', 58, [1.5, 20], brand.clay, 0.5) +
  line('M320 362V252', brand.clay, 2, 0.5) +
  line('M244 193V362M62 260V354M234 185H406M50 249H234M406 249H590', '#FFFFFF', 1.6, 0.5)

const garden =
  rect(0, 360, 640, 120, light.lawn) +
  rect(0, 360, 640, 4, stone.fill, 0.6) +
  area('M40 364H600L640 380H0Z', stone.color, 0.6) +
  area(pool, 'url(#water)') +
  reflection('hall', 374, 'pool') +
  streaks(
    320,
    388,
    [
      [-60, 22, 70],
      [50, 38, 90],
      [-10, 56, 50],
      [-90, 70, 60],
      [80, 80, 80],
    ],
    light.streak,
  ) +
  line('M100 480L196 388H444L540 480', stone.fill, 5) +
  area('M0 386H190L168 408H0ZM450 386H640V408H472Z', light.tree) +
  area('M0 384H194l-4 5H0ZM446 384H640v5H450Z', light.hills[2]) +
  dots(
    [
      [30, 440],
      [58, 432],
      [84, 442],
      [108, 428],
      [532, 428],
      [560, 442],
      [590, 440],
      [616, 430],
    ],
    7,
    brand.marigold,
    0.8,
  ) +
  stand(
    'cypress',
    [
      [36, 386, 84],
      [112, 382, 64],
      [528, 382, 64],
      [604, 386, 84],
    ],
    {
      fill: light.tree,
      color: light.shade,
    },
  )
