import { canopy } from '../../../mocks/fixtures/pictures/land'
import { day } from '../../../mocks/fixtures/pictures/light/cool-lights'
import { area, line, rect } from '../../../mocks/fixtures/pictures/shapes'
import { lamp, stand } from './symbols'
import { clip, haze, ridge, sky, streaks, view } from './view'

const light = day[2]!
const rock = ['#1C0D18', '#2E1826', '#452736', '#6A4148', '#A06C58', '#E2B07E'] as const

/** The way out of a cave seen from inside: rock walls, a stream on the floor, light at the mouth. */
export const guptGodavari = (): string =>
  view(
    light,
    rect(0, 0, 640, 480, rock[2]) +
      `<g clip-path="url(#mouth)">${outside}</g>` +
      walls +
      floor +
      teeth +
      line(mouth.replace('Z', ''), light.sun, 2.4, 0.8) +
      beams +
      thrones,
    clip('mouth', mouth),
  )

const mouth =
  'M214 360L206 300L222 252L216 206L246 170L262 128L304 112L340 124L372 112L402 150L410 190L436 228L428 280L446 330L438 360Z'

const outside =
  sky(light, 296, 186, 26) +
  ridge([280, 262, 284, 250, 270, 256, 276], light.hills[0]) +
  ridge([310, 296, 312, 286, 300, 282, 300], light.hills[1]) +
  haze(340, 90) +
  canopy('M190 330C260 306 380 318 450 300V370H190Z', 30, light.hills[2]) +
  stand(
    'tree',
    [
      [412, 364, 130],
      [230, 360, 96],
    ],
    { fill: light.tree, color: light.shade },
  )

/** Each layer of rock is a wall with the mouth cut out, darker the nearer it stands. */
const layer = (hole: string, fill: string) =>
  area('M0 0H640V480H0Z' + hole, fill).replace('/>', ' fill-rule="evenodd"/>')

const walls =
  area(
    'M214 360L206 300L222 252L216 206L246 170L262 128L304 112L340 124L372 112L402 150L392 156L366 128L340 140L306 130L276 142L262 182L234 212L238 256L222 300L230 360Z',
    rock[5],
  ) +
  area(
    'M402 150L410 190L436 228L428 280L446 330L438 360H424L430 330L414 280L420 234L398 196L392 156Z',
    rock[4],
  ) +
  layer(mouth, rock[3]) +
  layer(
    'M176 384L170 310L190 262L178 200L216 150L232 100L292 78L344 92L392 76L436 130L444 180L478 226L466 284L486 340L480 384Z',
    rock[2],
  ) +
  layer(
    'M120 420L112 320L140 262L120 190L172 120L200 60L286 34L348 50L410 28L478 96L488 164L534 222L516 296L546 360L540 420Z',
    rock[1],
  ) +
  layer(
    'M40 480L52 340L84 270L56 176L116 92L150 20L270 -4L360 10L440 -6L530 60L542 150L598 216L574 300L612 372L600 480Z',
    rock[0],
  ) +
  line(
    'M190 262l-22-8M178 200l-26-14M478 226l30-12M466 284l24 6M232 100l-14-18M436 130l26-16M392 76l12-18',
    rock[3],
    3,
    0.8,
  ) +
  line(
    'M140 262l-30-10M120 190l-30-16M534 222l36-14M516 296l30 8M200 60l-20-22M478 96l30-22',
    rock[2],
    4,
    0.9,
  )

const floor =
  area('M214 356H438L560 480H70Z', rock[2]) +
  area('M250 358H398C380 384 460 420 500 480H150C200 420 270 384 250 358Z', 'url(#water)') +
  area('M286 358H360C352 390 380 430 372 480H270C268 430 294 390 286 358Z', light.sky[0], 0.6) +
  streaks(
    320,
    380,
    [
      [-10, 0, 60],
      [14, 16, 90],
      [-24, 34, 80],
      [20, 52, 150],
      [-40, 72, 120],
      [60, 86, 140],
    ],
    light.sun,
  ) +
  line('M250 358C270 384 200 420 150 480M398 358C380 384 460 420 500 480', rock[5], 3, 0.7)

/** Stone that hangs from the roof. */
const teeth =
  area('M232 98l10 44 12-48ZM322 84l8 34 12-30ZM386 76l10 52 14-38Z', rock[2]) +
  area('M176 110l14 62 20-90ZM272 36l12 46 18-50ZM430 40l16 76 20-50Z', rock[1]) +
  area('M90 120l18 90 26-150ZM200 8l16 66 24-72ZM496 20l22 112 26-64Z', rock[0])

const beams = area('M262 128L304 112L420 480H180ZM340 124L372 112L560 480H450Z', light.sun, 0.1)

/** The two seats of rock. */
const thrones =
  area(
    'M44 480L62 420L120 434L172 424L188 480ZM452 480L472 424L528 434L584 422L604 480Z',
    rock[2],
  ) +
  area('M62 420L120 434L116 480H44ZM472 424L528 434L530 480H452Z', rock[3], 0.5) +
  area(
    'M62 420L88 406L150 408L172 424L120 434ZM472 424L498 406L556 408L584 422L528 434Z',
    rock[4],
  ) +
  lamp(116, 420, 9) +
  lamp(530, 420, 9)
