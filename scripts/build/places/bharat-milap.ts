import { canopy } from '../../../mocks/fixtures/pictures/land'
import { brand } from '../../../mocks/fixtures/pictures/light/palette'
import { area, d, each, ellipse, line, rect } from '../../../mocks/fixtures/pictures/shapes'
import { radial } from '../../../mocks/fixtures/pictures/svg'
import { dusk } from '../../../mocks/fixtures/pictures/light/warm-lights'
import { lamp, stand, tower } from './symbols'
import { birds, haze, ridge, row, sky, view, type Setting } from './view'

const sunset: Setting = {
  light: dusk[2]!,
  stone: { fill: '#F0C593', color: '#7A4030' },
  woods: ['#8C4C33', '#7B422F'],
}

/** An open hall of carved pillars beside the path round the holy hill, in the last light. */
export function bharatMilap(setting: Setting = sunset): string {
  const { light } = setting
  return view(
    light,
    sky(light, ...(setting.sun ?? [196, 150]), 36) +
      birds(262, 70, light.shade) +
      ridge([258, 244, 268, 250, 262, 240, 230], light.hills[0], 0.7) +
      hill(setting) +
      haze(340, 120) +
      canopy('M-10 336H660', 40, light.hills[3]) +
      rect(0, 340, 640, 140, light.ground) +
      way(setting) +
      hall(setting) +
      banyan(setting),
    radial('glow', [brand.glow, 0, 0.95], [brand.saffron, 0.6, 0]),
  )
}

const hill = ({ light, woods }: Setting) =>
  canopy('M150 400C300 340 370 104 500 100C590 98 640 160 680 270V400Z', 16, woods[0]) +
  canopy('M220 400C340 330 420 190 520 190S640 250 690 310V400Z', 24, woods[1]) +
  canopy('M280 400C390 320 450 270 540 270S640 300 690 340V400Z', 30, light.hills[2])

const way = ({ light, stone }: Setting) =>
  area('M0 400C160 370 420 372 640 420V470C420 410 220 400 0 452Z', light.path) +
  area('M0 446C220 396 420 406 640 464V472C420 414 220 404 0 456Z', light.shade, 0.6) +
  line('M84 394l-14 38M190 384l-8 34M300 382v30M410 388l10 34M520 400l20 38', stone.color, 1.6, 0.4)

const pillars = [178, 236, 294, 366, 424, 482] as const

const hall = ({ light, stone }: Setting) =>
  tower(330, 246, 96, 130, stone) +
  each([-1, 1], (turn) => tower(330 + turn * 92, 246, 44, 54, stone)) +
  rect(166, 262, 328, 100, '#4A2018') +
  ellipse(330, 340, 150, 74, 'url(#glow)') +
  area('M292 362l10-20q28 -14 56 0l10 20Z', stone.color) +
  ellipse(330, 340, 26, 6, brand.cream, 0.75) +
  lamp(265, 354, 7) +
  lamp(395, 354, 7) +
  each(
    pillars,
    (x) =>
      area(
        d`M${x - 14} 262h28l-5 9h-4v8h3v5h-3v58h4v8h4v12h-26v-12h4v-8h4v-58h-3v-5h3v-8h-4Z`,
        stone.fill,
      ) + area(d`M${x + 2} 271h5v8h3v5h-3v58h4v8h4v12h-9Z`, stone.color, 0.45),
  ) +
  area('M140 262L158 246H502L520 262Z', stone.color) +
  rect(152, 240, 356, 9, stone.fill) +
  row('M160 254H504', 8, [4, 8], stone.fill, 0.5) +
  each([0, 1, 2], (i) =>
    rect(150 - 16 * i, 362 + 9 * i, 360 + 32 * i, 9, i % 2 ? stone.color : stone.fill),
  ) +
  rect(118, 389, 424, 4, light.shade, 0.6) +
  line('M152 241H508M150 363H510', '#FFFFFF', 1.6, 0.5)

const banyan = ({ light }: Setting) =>
  stand('tree', [[596, 424, 200]], { fill: light.tree, color: light.shade }) +
  area('M-4 480V40H34C64 130 42 320 82 480Z', light.shade) +
  area('M34 40C64 130 42 320 82 480H64C34 330 48 140 16 40Z', light.tree) +
  line('M84 90V300M106 90V236M132 80V196M158 60V150', light.tree, 2.2) +
  canopy('M-10-10V92C40 108 80 76 118 80S200 50 216-10Z', 26, light.tree) +
  canopy('M-10-10V60C40 76 70 40 108 46S150 20 160-10Z', 24, light.shade)
