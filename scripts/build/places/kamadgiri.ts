import { canopy } from '../../../mocks/fixtures/pictures/land'
import { brand } from '../../../mocks/fixtures/pictures/light/palette'
import { arch, area, each, line, rect } from '../../../mocks/fixtures/pictures/shapes'
import { dawn } from '../../../mocks/fixtures/pictures/light/warm-lights'
import { stand, tower } from './symbols'
import { birds, haze, ridge, sky, view, type Setting } from './view'

const sunrise: Setting = {
  light: dawn[0]!,
  stone: { fill: '#F6DDB8', color: '#94553C' },
  woods: ['#4C7A6C', '#3B6C62'],
}

/** The round wooded hill, with shrines along the path at its foot. */
export function kamadgiri(setting: Setting = sunrise): string {
  const { light } = setting
  return view(
    light,
    sky(light, 206, 122, 36) +
      birds(132, 212, light.shade) +
      ridge([270, 250, 276, 256, 266, 240, 254], light.hills[0], 0.85) +
      ridge([306, 296, 312, 290, 300, 286, 300], light.hills[1], 0.9) +
      hill(setting) +
      haze(392, 90) +
      rect(0, 378, 640, 102, light.lawn) +
      way(setting) +
      shrines(setting) +
      stand(
        'tree',
        [
          [40, 412, 130],
          [612, 420, 150],
        ],
        { fill: light.tree, color: light.shade },
      ),
  )
}

const hill = ({ light, woods }: Setting) =>
  canopy('M60 400C190 350 240 100 372 96C500 98 540 330 680 396Z', 18, woods[0]) +
  canopy('M104 400C220 350 290 180 392 172C500 176 560 330 690 400Z', 24, woods[1]) +
  canopy('M150 400C250 350 330 250 424 242C520 244 580 330 690 400Z', 28, light.hills[3]) +
  canopy('M20 400C140 380 220 330 320 318C440 310 540 350 660 330V400Z', 34, light.tree)

const way = ({ light }: Setting) =>
  area('M0 436C170 386 430 386 640 440V480H556C420 436 180 436 70 480H0Z', light.path) +
  area('M0 436C170 386 430 386 640 440V446C430 392 170 392 0 442Z', light.ground, 0.7) +
  line(
    'M122 414l-30 38M220 400l-14 38M320 397v40M420 400l14 38M516 412l30 36',
    light.ground,
    1.6,
    0.4,
  )

const shrines = ({ light, stone }: Setting) =>
  tower(232, 352, 60, 92, stone) +
  rect(196, 352, 72, 44, stone.fill) +
  rect(250, 352, 18, 44, stone.color, 0.35) +
  rect(190, 348, 84, 6, stone.color) +
  area(arch(226, 396, 24, 34), brand.sindoor) +
  line('M226 393V382', light.window, 8) +
  rect(182, 394, 100, 6, stone.fill) +
  each([-1, 0, 1], (i) => stand('chhatri', [[430 + 54 * i, 398 + 3 * i * i, i ? 34 : 46]], stone))
