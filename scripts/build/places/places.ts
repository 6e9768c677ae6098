import { day } from '../../../mocks/fixtures/pictures/light/cool-lights'
import { dawn, dusk } from '../../../mocks/fixtures/pictures/light/warm-lights'
import { bharatMilap } from './bharat-milap'
import { darshan } from './darshan'
import { ganeshbag } from './ganeshbag'
import { guptGodavari } from './gupt-godavari'
import { hanumanDhara } from './hanuman-dhara'
import { jankiKund } from './janki-kund'
import { kamadgiri } from './kamadgiri'
import { ramdarshan } from './ramdarshan'
import { saphatikShila } from './saphatik-shila'

/** The drawings of single places by their name in public/art; some are stills of videos at another hour. */
export const places: Readonly<Record<string, () => string>> = {
  'p-bharat-milap': bharatMilap,
  'p-ganeshbag': ganeshbag,
  'p-gupt-godavari': guptGodavari,
  'p-hanuman-dhara': hanumanDhara,
  'p-janki-kund': jankiKund,
  'p-kamadgiri': kamadgiri,
  'p-ramdarshan': ramdarshan,
  'p-sphatik-shila': saphatikShila,
  darshan,
  'g-3': () =>
    kamadgiri({
      light: dusk[0]!,
      stone: { fill: '#8A3A2E', color: '#3A0C16' },
      woods: ['#5A2E3E', '#3E2838'],
    }),
  'g-9': () =>
    bharatMilap({
      light: dawn[1]!,
      stone: { fill: '#F0CBB0', color: '#8A5148' },
      woods: ['#8F747A', '#6B606C'],
    }),
  'g-14': () =>
    bharatMilap({
      light: dusk[1]!,
      stone: { fill: '#D9956E', color: '#5A2430' },
      woods: ['#5E3450', '#452844'],
      sun: [128, 240],
    }),
  'g-17': () =>
    jankiKund({
      light: dusk[0]!,
      stone: { fill: '#D99A78', color: '#6E2C26' },
      woods: ['#7A3140', '#4A2A3C'],
    }),
  'g-18': () =>
    kamadgiri({
      light: day[0]!,
      stone: { fill: '#FFFAF0', color: '#B98A6E' },
      woods: ['#5E9A8C', '#44857A'],
    }),
}
