import { isOutdated } from '../../lib/outdated'
import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom'
import { useState } from 'react'
import { monthsOf } from './months'
import { MonthActions } from './month/month-actions'
import { FilterChipsSkeleton, FilterChips } from '../../ui/filter-chips'
import { monthOf, sortByDate, type Dated } from '../cards/by-date'
import { cardGrid } from '../cards/card-grid'
import { CardsSkeleton } from '../cards/card-skeleton'
import { EventCard, type Activity } from '../cards/event-card'
import { PublicList, ShownOfTotal } from '../public-list/public-list'
import { EmptyList } from '../public-list/empty-list'
import { FailedList } from '../public-list/failed-list'
import { PageHeader } from '../page-header/page-header'
import { requestList, type CachedRequest } from '../public-list/cached-request'
import { activityMessages } from '../../messages/site-screens/activities'
import { commonMessages } from '../../messages/common'
import { toText } from '../../lib/to-text'
import { dayAndMonth, formatCount, today } from '../../messages/format'
import { Disclosure } from '../../ui/disclosure/disclosure'
import { hashTarget, useScrollToHash } from '../../ui/use-scroll-to-hash'
import { GoneLink } from '../sharing/gone-link'
import { anchorOf } from '../sharing/shared-link'
import type { Elements } from '../../ui/elements'

/** How many past events are in sight without a press, the latest. */
const pastInSight = 6

/** Starts the request and does not wait for it. */
export const loader = () => ({ activities: requestList('/admin/api/activities') })

/** The list loads when the screen opens, and again when it is too old. */
export const shouldRevalidate = isOutdated

/** Activities: the events by month, upcoming ones before past ones. */
export function Component() {
  const { activities } = useLoaderData<{ activities: CachedRequest<Activity[]> }>()
  const texts = activityMessages()
  return (
    <>
      <PageHeader
        crumbs={[{ label: commonMessages().home, to: '/' }, { label: texts.crumb }]}
        title={texts.title}
        hindi={texts.hindi}
        scene="g-12"
      />
      <section className="section-band bg-body" aria-labelledby="events">
        <div className="container">
          <PublicList
            request={activities}
            fallback={
              <>
                <EventsHead />
                <FilterChipsSkeleton />
                <CardsSkeleton of="events" hasType />
              </>
            }
          >
            {(rows, failure, total) => {
              if (rows.length)
                return (
                  <>
                    <Events activities={rows} />
                    <ShownOfTotal count={rows.length} total={total} />
                  </>
                )
              return (
                <>
                  <EventsHead />
                  {failure ? (
                    <FailedList list="activities" level="h3" failure={failure} more={texts.more} />
                  ) : (
                    <EmptyList level="h3" texts={texts} />
                  )}
                </>
              )
            }}
          </PublicList>
        </div>
      </section>
    </>
  )
}

/** The heading, and what can be done with the month that is shown. */
const EventsHead = ({ actions }: { actions?: Elements }) => (
  <div className="section-head min-h-target d-flex flex-wrap align-items-center justify-content-between">
    <h2 id="events">{activityMessages().heading}</h2>
    {actions}
  </div>
)

/**
 * The activities: upcoming ones, then past ones; or those of the month in the address, `?month=2026-11`. A month without
 * activities shows all.
 */
function Events({ activities }: { activities: Activity[] }) {
  const [search, setSearch] = useSearchParams()
  const { hash } = useLocation()
  const [isOpen, setIsOpen] = useState<boolean>()
  useScrollToHash()

  const sorted = sortByDate(activities, today(), (activity) => activity)
  const current = sorted.filter(({ isPast }) => !isPast)
  const past = sorted.filter(({ isPast }) => isPast)
  const latest = past.slice(0, pastInSight)
  const older = past.slice(pastInSight)
  const target = hashTarget(hash)
  const isTarget = ({ record }: Dated<Activity>) => anchorOf('activities', record.id) === target
  const showsOlder = isOpen ?? (target !== '' && older.some(isTarget))

  const months = monthsOf(sorted)
  const month = months.find(({ key }) => key === search.get('month'))?.key
  const monthsInSight = new Set([...current, ...(showsOlder ? past : latest)].map(monthOf))
  const chips = months.filter(({ key }) => monthsInSight.has(key) || key === month)
  const selectMonth = (key: string | undefined) => {
    // The focused chip must not disappear.
    if (month && !monthsInSight.has(month)) setIsOpen(true)
    const next = new URLSearchParams(search)
    if (key) next.set('month', key)
    else next.delete('month')
    setSearch(next, { preventScrollReset: true })
  }

  const nextMonth = month ?? (current[0] && monthOf(current[0]))

  return (
    <>
      {target.startsWith('activities-') && !sorted.some(isTarget) && <GoneLink />}
      <EventsHead
        actions={nextMonth && <MonthActions month={nextMonth} activities={activities} />}
      />
      {(chips.length > 1 || month) && (
        <FilterChips
          label={activityMessages().months}
          chips={chips.map(({ key, count }) => ({
            key,
            label: dayAndMonth(`${key}-01`)?.month,
            count: formatCount(count),
          }))}
          selected={month}
          onSelect={selectMonth}
        />
      )}
      {month ? (
        <UpcomingAndPast
          current={current.filter((event) => monthOf(event) === month)}
          past={past.filter((event) => monthOf(event) === month)}
        />
      ) : (
        <>
          {!current.length && <p className="mb-0">{activityMessages().empty}</p>}
          <UpcomingAndPast current={current} past={latest} />
          {older.length > 0 && (
            <Disclosure
              label={activityMessages().showPast(formatCount(past.length))}
              isOpen={showsOlder}
              onToggle={() => setIsOpen(!showsOlder)}
              buttonClassName="btn-outline-secondary d-print-none my-5"
            >
              {showsOlder && <EventGrid events={older} />}
            </Disclosure>
          )}
        </>
      )}
    </>
  )
}

/** Upcoming events, then past ones under a heading of their own. */
const UpcomingAndPast = ({ current, past }: Record<'current' | 'past', Dated<Activity>[]>) => (
  <>
    {current.length > 0 && <EventGrid events={current} isFirst />}
    {past.length > 0 && (
      <>
        <h2 className="mt-6 mb-4 fs-2">{activityMessages().pastEvents}</h2>
        <EventGrid events={past} />
      </>
    )}
  </>
)

function EventGrid({ events, isFirst }: { events: Dated<Activity>[]; isFirst?: boolean }) {
  return (
    <ul className={cardGrid('events')}>
      {events.map(({ record, isPast }, index) => (
        <EventCard
          key={`${index} ${toText(record.id)}`}
          activity={record}
          isPast={isPast}
          isFirst={isFirst && index === 0}
        />
      ))}
    </ul>
  )
}
