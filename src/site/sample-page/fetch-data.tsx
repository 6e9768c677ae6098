import { useState } from 'react'
import { useLoaderData, Link } from 'react-router-dom'
import { ArrowRight, RotateCw } from 'lucide-react'
import { forecast } from '../../api/general'
import { AlertRegion } from '../../ui/alert/alert'
import { Deferred, withStatus } from '../../ui/loading/deferred'
import { useRetry } from '../../ui/loading/use-retry'
import { PageHeader } from '../page-header/page-header'
import { alertMessages } from '../../messages/alerts'
import { commonMessages } from '../../messages/common'
import { staticPageMessages } from '../../messages/site-screens/static-pages'
import { displayText } from '../../lib/to-text'
import { dateText } from '../../messages/format'
import { EmptyState } from '../../ui/empty-state'
import { artUrl } from '../../messages/page'
import './fetch-data.scss'

type ForecastResult = Awaited<ReturnType<typeof forecast>>

/** Starts the request and does not wait for it. */
export const loader = () => ({ result: withStatus(forecast()) })

/** The leftover sample page: a forecast as a table. Linked from nowhere. */
export function Component() {
  const { result } = useLoaderData<typeof loader>()
  const texts = staticPageMessages().forecast
  const common = commonMessages()
  return (
    <>
      <PageHeader
        crumbs={[{ label: common.home, to: '/' }, { label: texts.title }]}
        title={texts.title}
      />
      <div className="section-band bg-body">
        <div className="container">
          <Deferred promise={result} fallback={<ForecastSkeleton />}>
            {(result) =>
              result.ok ? <ForecastDays days={result.data} /> : <Failed result={result} />
            }
          </Deferred>
        </div>
      </div>
    </>
  )
}

/** The alert of a failed request; without any response it has a second sentence. */
function Failed({ result }: { result: Extract<ForecastResult, { ok: false }> }) {
  const messages = alertMessages()
  // The result whose alert was closed, so that the alert of the next one is shown.
  const [closedResult, setClosedResult] = useState<ForecastResult>()
  return (
    <>
      <AlertRegion
        alert={closedResult === result ? undefined : { tone: 'danger', message: messages.wrong }}
        messages={messages}
        staysOpen
        onClose={() => setClosedResult(result)}
      >
        {result.cause === 'offline' && <span>{messages.unreachable}</span>}
      </AlertRegion>
      <div className="btn-row d-flex flex-wrap gap-3">
        <RetryButton />
      </div>
    </>
  )
}

/** The table of days, or a sentence when there are none. */
function ForecastDays({ days }: { days: Extract<ForecastResult, { ok: true }>['data'] }) {
  const texts = staticPageMessages().forecast
  const common = commonMessages()
  if (!days.length)
    return (
      <EmptyState
        picture={artUrl('empty')}
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

/** The table while it loads: a head and five days. */
function ForecastSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {commonMessages().loading}
      </p>
      <div className="card forecast overflow-auto px-2 py-3 px-md-6" aria-hidden="true">
        <table role="presentation" className="table mb-0 placeholder-glow">
          <tbody>
            {Array.from({ length: 6 }, (_, row) => (
              <tr key={row}>
                <td>
                  <span className="placeholder w-100" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function RetryButton() {
  const { isLoading, retry } = useRetry()
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      aria-disabled={isLoading || undefined}
      onClick={() => void retry()}
    >
      <RotateCw aria-hidden="true" /> <span>{commonMessages().retry}</span>
    </button>
  )
}
