import { canopy } from '../../../mocks/fixtures/pictures/land'
import { day } from '../../../mocks/fixtures/pictures/light/cool-lights'
import { brand } from '../../../mocks/fixtures/pictures/light/palette'
import { arch, area, each, ellipse, line, rect } from '../../../mocks/fixtures/pictures/shapes'
import { stand, tower } from './symbols'
import { birds, clip, haze, ridge, row, sky, view } from './view'

const light = day[1]!
const stone = { fill: '#FFFAF0', color: '#B98A5E' }
const rock = { lit: '#9DB08A', face: '#5E8468', deep: '#3C6650' }

/** Long steps up a steep green hillside to a white shrine, a spring falling from the rock beside it. */
export const hanumanDhara = (): string =>
  view(
    light,
    sky(light, 126, 96, 38) +
      birds(230, 96, light.shade) +
      ridge([262, 236, 276, 262, 240, 230, 220], light.hills[0]) +
      ridge([330, 316, 262, 282, 300, 240, 220], light.hills[1]) +
      haze(480, 250) +
      hillside +
      spring +
      slopes +
      stairs +
      shrine +
      foreground,
    clip('flights', flights.join('')),
  )

const hillside =
  area(
    'M60 480C150 424 190 392 232 330C262 286 286 254 330 236L352 190L396 176L420 138L476 126L520 92L580 84L640 60V480Z',
    light.hills[3],
  ) +
  area(
    'M330 236L352 190L396 176L420 138L476 126L520 92L580 84L640 60V150L560 176L500 240L420 262L372 250Z',
    rock.deep,
  ) +
  area(
    'M330 236L352 190L396 176L420 138L476 126L470 168L424 182L404 226L372 250ZM520 92L580 84L574 130L536 150L508 138Z',
    rock.face,
  ) +
  area(
    'M330 236L352 190L396 176L388 190L362 204L346 238ZM396 176L420 138L476 126L430 148L412 180ZM520 92L580 84L536 102L518 124Z',
    rock.lit,
  ) +
  line(
    'M380 214l16-8M440 200l30-12M404 244l22-4M590 130l30-14M560 160l28-14',
    light.shade,
    3,
    0.45,
  ) +
  canopy('M548 84L650 52V130L600 140Z', 30, light.tree) +
  canopy('M60 490C150 430 200 400 236 340C266 300 290 276 336 262L480 270V490Z', 30, light.tree) +
  area('M500 176L536 150L590 160L612 300H496Z', rock.deep) +
  area('M500 176L536 150L548 186L534 300H496Z', rock.face) +
  area('M500 176L536 150L540 162L512 184L504 240Z', rock.lit)

const slopes =
  canopy('M470 336C540 340 590 330 650 290V420H440Z', 36, '#3B7A4A') +
  canopy('M300 480C380 400 520 360 650 320V490Z', 44, light.tree)

const spring =
  area('M548 186C540 220 546 262 538 300H566C570 262 560 220 568 186Z', '#DDEFEF') +
  line('M553 188C548 230 552 262 546 298M562 188C558 230 564 262 558 298', '#FFFFFF', 3, 0.9) +
  line('M558 190C554 230 558 262 552 298', '#8FC3C9', 2, 0.8) +
  area('M534 190L548 176H570L584 192L566 198L558 190L548 198Z', rock.deep) +
  ellipse(552, 306, 46, 12, rock.deep) +
  ellipse(552, 304, 38, 9, light.water[0]) +
  each([-16, -4, 8, 18], (dx, i) => ellipse(552 + dx, 300 + (i % 2) * 3, 9, 5, '#FFFFFF', 0.7))

/** Three flights, narrower towards the top, with a landing at each turn. */
const flights = [
  'M150 480L268 396H342L262 480Z',
  'M268 396H342L412 330H366Z',
  'M366 330H412L448 252H426Z',
] as const

const stairs =
  area('M142 480L262 392H352L420 326L456 250H418L356 326L256 392Z', rock.deep) +
  area(flights.join(''), stone.fill) +
  `<g clip-path="url(#flights)">` +
  row('M240 480V396', 260, [3, 8], stone.color, 0.75) +
  row('M340 395V330', 160, [2.4, 5], stone.color, 0.75) +
  row('M430 329V252', 100, [1.6, 3], stone.color, 0.75) +
  '</g>' +
  line('M150 480L268 396L366 330L426 252', '#FFFFFF', 3) +
  line('M262 480L342 396L412 330L448 252', stone.color, 3)

const shrine =
  area('M388 252H520L530 268H380Z', stone.color) +
  rect(388, 246, 132, 10, stone.fill) +
  tower(462, 206, 62, 104, { fill: stone.fill, color: stone.color }) +
  rect(400, 204, 112, 44, stone.fill) +
  rect(478, 204, 34, 44, stone.color, 0.4) +
  rect(392, 198, 128, 8, brand.saffron) +
  area(arch(437, 248, 24, 36) + arch(408, 248, 9, 26), brand.sindoor) +
  area(arch(466, 248, 9, 26) + arch(486, 248, 9, 26) + arch(503, 248, 9, 26), brand.sindoor, 0.8) +
  stand('chhatri', [[352, 246, 34]], stone)

const foreground =
  stand('tree', [[84, 476, 140]], { fill: light.tree, color: light.shade }) +
  stand('tree', [[574, 476, 150]], { fill: '#3B7A4A', color: light.shade })
