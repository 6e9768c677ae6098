import { formatLocalTime, getStartTime } from './clock'
import { random } from '../random'

const summaries = ['Misty morning', 'Clear', 'Sunny', 'Light rain', 'Cool', 'हल्की धूप']
const day = 24 * 3_600_000

/** Creates the five-day forecast of the `/fetch-data` sample page. */
export function createForecast() {
  const chance = random('forecast')
  return Array.from({ length: 5 }, (_, index) => {
    const temperatureC = chance.int(14, 29)
    return {
      date: formatLocalTime(new Date(getStartTime().getTime() + (index + 1) * day)),
      temperatureC,
      temperatureF: Math.round(32 + temperatureC * 1.8),
      summary: chance.pick(summaries),
    }
  })
}
