import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { forecast } from '../../api/general'
import { AlertRegion } from '../../ui/alert/alert'
import { Deferred, withStatus } from '../../ui/loading/deferred'
import { PageHeader } from '../page-header/page-header'
import './fetch-data.scss'
import { alertMessages } from '../../messages/alerts'
import { commonMessages } from '../../messages/common'
import { staticPageMessages } from '../../messages/site-screens/static-pages'
import { RetryButton } from './retry-button'
import { ForecastDays } from './forecast-days'
import { ForecastSkeleton } from './forecast-skeleton'

type ForecastReply = Awaited<ReturnType<typeof forecast>>

/** Starts the request and does not wait for it. */
export const loader = () => ({ reply: withStatus(forecast()) })

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
          <Deferred promise={reply} fallback={<ForecastSkeleton />}>
            {(reply) => (reply.ok ? <ForecastDays days={reply.data} /> : <Failed reply={reply} />)}
          </Deferred>
        </div>
      </div>
    </>
  )
}

/** The alert of a failed request; without any response it has a second sentence [WIRE-12]. */
function Failed({ reply }: { reply: Extract<ForecastReply, { ok: false }> }) {
  const messages = alertMessages()
  // The reply whose alert was closed, so that the alert of the next one is shown.
  const [closedReply, setClosedReply] = useState<ForecastReply>()
  return (
    <>
      <AlertRegion
        alert={closedReply === reply ? undefined : { tone: 'danger', message: messages.wrong }}
        messages={messages}
        staysOpen
        onClose={() => setClosedReply(reply)}
      >
        {reply.cause === 'offline' && <span>{messages.unreachable}</span>}
      </AlertRegion>
      <div className="btn-row d-flex flex-wrap gap-3">
        <RetryButton />
      </div>
    </>
  )
}
