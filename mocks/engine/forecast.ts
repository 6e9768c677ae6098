import { local, morning } from './clock'
import { random } from '../fixtures/pictures/random'

const summaries = ['Misty morning', 'Clear', 'Sunny', 'Light rain', 'Cool evening', 'हल्की धूप']
const day = 24 * 3_600_000

/** Five days of weather for the leftover sample page. */
export function forecast() {
  const chance = random('forecast')
  return Array.from({ length: 5 }, (_, index) => {
    const temperatureC = chance.int(14, 29)
    return {
      date: local(new Date(morning().getTime() + (index + 1) * day)),
      temperatureC,
      temperatureF: Math.round(32 + temperatureC * 1.8),
      summary: chance.pick(summaries),
    }
  })
}
