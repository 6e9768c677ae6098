import { ArrowRight, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router-dom'
import { forecast } from '../../api/general'
import { displayText } from '../../data/to-text'
import { dateText } from '../../messages/format'
import { AlertRegion } from '../../ui/alert'
import { EmptyState } from '../../ui/empty-state'
import { Deferred } from '../../ui/deferred'
import { art } from '../../messages/page'
import { PageHeader } from '../page-header/page-header'
import '../../styles/sections.scss'
import './fetch-data.scss'
import { alertMessages } from '../../messages/alerts'
import { commonMessages } from '../../messages/common'
import { staticPageMessages } from '../../messages/static-pages'

type ForecastReply = Awaited<ReturnType<typeof forecast>>

/** Starts the request and does not wait for it. */
export const loader = () => ({ reply: forecast() })

/** The leftover sample page [SAMPLE-1]: a forecast as a table. Linked from nowhere. */
export function Component() {
  const { reply } = useLoaderData<typeof loader>()
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
          <Deferred promise={reply} waiting={<TableSkeleton />}>
            {(reply) => (reply.ok ? <Days days={reply.data} /> : <Failed reply={reply} />)}
          </Deferred>
        </div>
      </div>
    </>
  )
}

function Days({ days }: { days: Extract<ForecastReply, { ok: true }>['data'] }) {
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
              {common.home} <ArrowRight aria-hidden="true" />
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
          {/* One line as in the skeleton, so that the footer does not move when the forecast arrives on a phone. */}
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
            <th scope="col" className="text-primary">
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
              <td dir="auto">{displayText(day.summary)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A temperature with its sign; anything but a number as it came. */
const degrees = (value: unknown) => `${displayText(value)}${typeof value === 'number' ? '°' : ''}`

/** The table while it loads: a head and five days. */
function TableSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {commonMessages().loading}
      </p>
      <div className="card forecast overflow-auto px-2 py-3 px-md-6" aria-hidden="true">
        <table className="table mb-0 placeholder-glow">
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

/** The alert of a failed request; without any answer it has a second sentence [WIRE-12]. */
function Failed({ reply }: { reply: Extract<ForecastReply, { ok: false }> }) {
  const messages = alertMessages()
  // Holds the reply, so that closing one alert does not hide the next.
  const [closed, setClosed] = useState<ForecastReply>()
  return (
    <>
      <AlertRegion
        alert={closed === reply ? undefined : { tone: 'danger', message: messages.wrong }}
        messages={messages}
        stays
        onClose={() => setClosed(reply)}
      >
        {reply.cause === 'offline' && messages.unreachable}
      </AlertRegion>
      <div className="btn-row">
        <RetryButton />
      </div>
    </>
  )
}

function RetryButton() {
  const { state, revalidate } = useRevalidator()
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      aria-disabled={state === 'loading' || undefined}
      onClick={() => state === 'idle' && void revalidate()}
    >
      <RotateCw aria-hidden="true" /> {commonMessages().retry}
    </button>
  )
}
