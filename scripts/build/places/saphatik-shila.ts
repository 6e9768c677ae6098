import { canopy } from '../../../mocks/fixtures/pictures/land'
import { brand } from '../../../mocks/fixtures/pictures/light/palette'
import { area, count, each, ellipse, line, rect } from '../../../mocks/fixtures/pictures/shapes'
import { dawn } from '../../../mocks/fixtures/pictures/light/warm-lights'
import { lamp, stand } from './symbols'
import { clip, group, haze, reflection, ridge, sky, streaks, view } from './view'

const light = dawn[0]!
const stone = {
  lit: '#FBEBD2',
  top: '#FFF7E4',
  face: '#D9C2A2',
  shade: '#A3896E',
  crack: '#7C6650',
}

/** A large pale rock at the edge of a river at sunrise, the forest close behind it. */
export const saphatikShila = (): string =>
  view(
    light,
    sky(light, 138, 104, 36) +
      ridge([226, 214, 236, 204, 226, 200, 216], light.hills[0], 0.85) +
      ridge([262, 250, 268, 240, 262, 236, 250], light.hills[1], 0.9) +
      haze(350, 130) +
      forest +
      rect(0, 346, 640, 134, 'url(#water)') +
      group('rock', rock) +
      reflection('rock', 384, 'river', 0.55) +
      streaks(320, 400, lights, light.streak) +
      nearBank,
    clip('river', 'M0 384H640V480H0Z'),
  )

const lights = [
  [-230, -34, 110],
  [-180, -20, 60],
  [-240, 4, 90],
  [40, 14, 140],
  [-60, 28, 90],
  [180, 40, 110],
  [-140, 56, 120],
] as const

const forest =
  canopy('M-10 330C60 300 120 322 190 326V360H-10Z', 36, light.hills[2]) +
  canopy('M190 360V230C280 160 420 150 650 130V360Z', 54, light.hills[3]) +
  canopy('M330 350C420 310 540 296 650 270V360Z', 40, light.tree) +
  stand(
    'tree',
    [
      [222, 352, 150],
      [600, 360, 210],
    ],
    { fill: light.tree, color: light.shade },
  )

/** The crow of the story that the place is known for. */
const crow =
  area(
    'M424 226C420 214 428 204 438 204C440 198 450 197 453 203L461 206L453 209C453 218 446 224 436 226L414 234Z',
    light.shade,
  ) + line('M432 225v5M438 225v5', light.shade, 1.6)

const rock =
  area('M150 384L176 340L214 322L262 330L300 384Z', stone.face) +
  area('M150 384L176 340L214 322L226 350L204 384Z', stone.lit) +
  area(
    'M236 384L250 318L292 262L352 240L384 230L446 226L480 234L506 250L548 300L566 346L590 384Z',
    stone.face,
  ) +
  area('M236 384L250 318L292 262L352 240L372 276L330 322L318 384Z', stone.lit) +
  area('M292 262L352 240L384 230L446 226L480 234L506 250L460 268L372 276L326 270Z', stone.top) +
  area('M506 250L548 300L566 346L590 384H484L474 326L460 268Z', stone.shade) +
  area('M372 276L460 268L474 326L420 352L330 322Z', '#EBD6B6') +
  line(
    'M330 322L362 344L352 384M420 352L430 384M474 326L516 338L560 330M276 300L310 306',
    stone.crack,
    2,
    0.55,
  ) +
  line(
    'M250 318L292 262L352 240L384 230L446 226L480 234L506 250M150 384L176 340L214 322',
    '#FFFFFF',
    2.4,
    0.75,
  ) +
  area('M566 384L584 358L618 354L640 372V384Z', stone.shade) +
  area('M566 384L584 358L600 356L592 384Z', stone.face) +
  rect(140, 380, 500, 5, light.shade, 0.45) +
  crow

const nearBank =
  area('M0 440C80 430 130 452 210 480H0Z', light.ground) +
  area('M0 440C80 430 130 452 210 480H196C120 454 70 440 0 450Z', light.path, 0.5) +
  each(
    [
      [40, 458],
      [118, 466],
    ] as const,
    ([x, y]) => lamp(x, y, 8),
  ) +
  each(count(5), (i) =>
    ellipse(226 + 22 * i, 474 + 3 * (i % 2), 5, 2, i % 2 ? brand.marigold : brand.saffron),
  )
