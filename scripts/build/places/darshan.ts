import { brand } from '../../../mocks/fixtures/pictures/light/palette'
import { night } from '../../../mocks/fixtures/pictures/light/cool-lights'
import {
  area,
  circle,
  count,
  d,
  dots,
  each,
  ellipse,
  line,
  rect,
} from '../../../mocks/fixtures/pictures/shapes'
import { gradient, radial } from '../../../mocks/fixtures/pictures/svg'
import { lamp } from './symbols'
import { row, view } from './view'

const light = night[2]!
const gold = { lit: '#F8CE73', fill: '#D9962A', shade: '#8A4E1C' }

/** An altar at lamp-lighting: a lotus before a gilt ring of rays, curtains drawn aside, lamps on both sides. */
export const darshan = (): string =>
  view(
    light,
    rect(0, 0, 640, 360, '#3A0A14') +
      rect(110, 20, 420, 290, 'url(#niche)') +
      aureole +
      altar +
      each(['', 'translate(640)scale(-1 1)'], (turn) => `<g transform="${turn}">${side}</g>`) +
      lintel +
      floor,
    radial('niche', [brand.glow, 0, 1], ['#B4472C', 0.5], ['#5A1420', 1]) +
      gradient('cloth', [brand.saffron, 0], ['#9A3A1C', 1]),
    360,
  )

const rays = count(24).map((i) => {
  const turn = (i / 24) * Math.PI * 2
  const [x, y] = [Math.cos(turn), Math.sin(turn)]
  return d`M${320 + 66 * x} ${140 + 66 * y}L${320 + 84 * x} ${140 + 84 * y}`
})

/** Turns of the petals, the outer ones first, each with its mirror image. */
const petals = [-66, 66, -44, 44, -22, 22, 0, 0]

const aureole =
  circle(320, 140, 112, brand.flame, 0.16) +
  line(rays.join(''), gold.lit, 4) +
  circle(320, 140, 62, gold.shade) +
  circle(320, 140, 59, gold.fill) +
  circle(320, 140, 50, '#7A1F2B') +
  circle(320, 140, 44, brand.flame, 0.3) +
  each(petals, (turn, i) =>
    area('M0 0C-14-12-12-32 0-46C12-32 14-12 0 0Z', i % 4 < 2 ? brand.rose : brand.blush).replace(
      '<path',
      `<path transform="translate(320 170)rotate(${turn})"`,
    ),
  )

const altar =
  area('M262 190H378L390 206H250Z', gold.lit) +
  rect(250, 206, 140, 12, gold.fill) +
  row('M256 212H386', 6, [6, 5], gold.shade) +
  rect(234, 218, 172, 34, '#8C2230') +
  dots(
    count(17).map(
      (i) => [244 + 9.5 * i, 224 + 12 * Math.abs(Math.sin((i / 4) * Math.PI))] as const,
    ),
    8,
    brand.marigold,
  ) +
  rect(214, 252, 212, 12, gold.lit) +
  rect(214, 262, 212, 4, gold.shade) +
  rect(194, 266, 252, 44, '#5A1420') +
  row('M202 288H440', 26, [14, 10], '#7A1F2B') +
  each(count(7), (i) => lamp(230 + 30 * i, 246, 7))

/** The left half: pillar, curtain and lamp stand; the right half is its mirror image. */
const side =
  area('M110 44H236C222 120 204 176 150 208L150 310H110Z', 'url(#cloth)') +
  line(
    'M134 44C134 130 130 190 124 310M162 44C160 120 150 170 136 204M192 44C184 110 168 160 144 204M218 44C208 104 188 150 150 200',
    '#7A1F2B',
    3,
    0.45,
  ) +
  line('M236 44C222 120 204 176 150 208', brand.marigold, 4) +
  area('M108 200h46v12h-46Z', gold.lit) +
  rect(60, 0, 50, 320, '#6B1A26') +
  rect(60, 0, 14, 320, '#8C2A34') +
  row('M85 60V300', 50, [5, 42], gold.fill) +
  area('M50 44L60 66H110L120 44ZM50 320L60 296H110L120 320Z', gold.fill) +
  area('M50 44L60 66H74L70 44ZM50 320L60 296H74L68 320Z', gold.lit) +
  line('M24 0V150', gold.shade, 2) +
  area('M18 150h12q2 24 12 32h-36q10-8 12-32Z', gold.fill) +
  circle(24, 186, 5, gold.shade) +
  line('M176 322V214', gold.fill, 7) +
  area('M150 328q26-24 52 0Z', gold.fill) +
  each(
    [
      [214, 18],
      [246, 26],
      [278, 32],
    ] as const,
    ([y, half]) =>
      line(d`M${176 - half} ${y}q${half} 10 ${half * 2} 0`, gold.lit, 4) +
      each([-1, 0, 1], (k) => lamp(176 + k * half, y - 3 + (k ? 0 : 5), 6)),
  )

const swag = count(61).map(
  (i) => [50 + 9 * i, 46 + 22 * Math.abs(Math.sin((i / 12) * Math.PI))] as const,
)

const lintel =
  rect(40, 0, 560, 46, '#6B1A26') +
  rect(40, 38, 560, 8, gold.fill) +
  row('M52 20H590', 16, [14, 12], gold.fill, 0.5) +
  dots(
    swag.filter((_, i) => i % 2),
    9,
    brand.saffron,
  ) +
  dots(
    swag.filter((_, i) => i % 2 === 0),
    9,
    brand.marigold,
  )

const floor =
  rect(0, 310, 640, 50, '#4A101A') +
  rect(0, 310, 640, 3, gold.fill, 0.7) +
  ellipse(320, 336, 230, 16, brand.glow, 0.16) +
  each(count(9), (i) => lamp(96 + 56 * i, 346, 8))
