import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { forecast } from '../../api/general'
import { displayText } from '../../data/to-text'
import { dateText } from '../../messages/format'
import { EmptyState } from '../../ui/empty-state'
import { art } from '../../messages/page'
import { alertMessages } from '../../messages/alerts'
import { commonMessages } from '../../messages/common'
import { staticPageMessages } from '../../messages/site-screens/static-pages'
import { RetryButton } from './retry-button'

type ForecastReply = Awaited<ReturnType<typeof forecast>>

/** The table of days, or a sentence when there are none. */
export function ForecastDays({ days }: { days: Extract<ForecastReply, { ok: true }>['data'] }) {
  const texts = staticPageMessages().forecast
  const common = commonMessages()
  if (!days.length)
    return (
      <EmptyState
        picture={art('empty')}
        title={alertMessages().noRecords}
        level="h2"
        actions={
          <>
            <RetryButton />
            <Link className="more" to="/">
              <span>{common.home}</span> <ArrowRight aria-hidden="true" />
            </Link>
          </>
        }
      />
    )
  return (
    <div
      className="card forecast overflow-auto px-2 py-3 px-md-6"
      tabIndex={0}
      role="region"
      aria-label={texts.title}
    >
      <table className="table mb-0">
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead>
          {/* Without line breaks, as high as in the skeleton, so that the forecast does not move the footer on a phone. */}
          <tr className="text-nowrap">
            <th scope="col" className="text-primary">
              {texts.date}
            </th>
            <th scope="col" className="text-end text-primary">
              {texts.celsius}
            </th>
            <th scope="col" className="text-end text-primary">
              {texts.fahrenheit}
            </th>
            <th scope="col" className="ps-4 text-primary">
              {texts.summary}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={index}>
              <td className="text-nowrap">{dateText(displayText(day.date))}</td>
              <td className="text-end font-tabular-nums">{degrees(day.temperatureC)}</td>
              <td className="text-end font-tabular-nums">{degrees(day.temperatureF)}</td>
              <td className="ps-4" dir="auto">
                {displayText(day.summary)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A number with a degree sign; any other value as its text. */
const degrees = (value: unknown) => `${displayText(value)}${typeof value === 'number' ? '°' : ''}`
