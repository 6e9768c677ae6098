import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom'
import { useState } from 'react'
import { monthsOf } from './months'
import { MonthActions } from './month/month-actions'
import { FilterChipsSkeleton, FilterChips } from '../../ui/filter-chips'
import { EventCard, type Activity, EventCardSkeleton } from './event-card'
import { ActivityRow } from '../agenda/activity-row'
import { AgendaSkeleton } from '../agenda/agenda-row-skeleton'
import { monthOf, sortByDate, type Dated } from '../agenda/by-date'
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
import { anchorOf } from '../sharing/shared-link'
import type { Elements } from '../../ui/elements'

// The admin's preview imports it from the screen (docs/decisions/0010).
export { EventCard }

/** Starts the request and does not wait for it. */
export const loader = () => ({ activities: requestList('/admin/api/activities') })

/** The list loads once, when the screen opens. */
export const shouldRevalidate = () => false

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
                <AgendaSkeleton first={<EventCardSkeleton />} />
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
  <div className="events-head section-head d-flex flex-wrap align-items-center justify-content-between">
    <h2 id="events">{activityMessages().heading}</h2>
    {actions}
  </div>
)

/**
 * The activities: upcoming ones, and past ones below a button; or those of the month in the address, `?month=2026-11`.
 * A month without activities shows all.
 */
function Events({ activities }: { activities: Activity[] }) {
  const [search, setSearch] = useSearchParams()
  const { hash } = useLocation()
  const [isOpen, setIsOpen] = useState<boolean>()
  useScrollToHash()

  const sorted = sortByDate(activities, today(), (activity) => activity)
  const target = hashTarget(hash)
  const isTarget = ({ record }: Dated<Activity>) => anchorOf('activities', record.id) === target
  const current = sorted.filter(({ isPast }) => !isPast)
  const past = sorted.filter(({ isPast }) => isPast)
  const showsPast = isOpen ?? (target !== '' && past.some(isTarget))

  const months = monthsOf(sorted)
  const month = months.find(({ key }) => key === search.get('month'))
  const selectMonth = (key: string | undefined) => {
    // The chips of past months are shown only with the past events, and the focused chip must not disappear.
    if (month?.isPast) setIsOpen(true)
    const next = new URLSearchParams(search)
    if (key) next.set('month', key)
    else next.delete('month')
    setSearch(next, { preventScrollReset: true })
  }
  const chips = months.filter(({ key, isPast }) => !isPast || showsPast || key === month?.key)

  const shownMonth = month?.key ?? (current[0] && monthOf(current[0]))

  return (
    <>
      <EventsHead
        actions={shownMonth && <MonthActions month={shownMonth} activities={activities} />}
      />
      {(chips.length > 1 || month) && (
        <FilterChips
          label={activityMessages().months}
          chips={chips.map(({ key, count: entries }) => ({
            key,
            label: dayAndMonth(`${key}-01`)?.month,
            count: formatCount(entries),
          }))}
          selected={month?.key}
          onSelect={selectMonth}
        />
      )}
      {month ? (
        <EventList events={sorted.filter((event) => monthOf(event) === month.key)} />
      ) : (
        <>
          {current.length > 0 ? (
            <EventList events={current} />
          ) : (
            <p className="mb-0">{activityMessages().empty}</p>
          )}
          {past.length > 0 && (
            <Disclosure
              label={`${activityMessages().pastEvents} ${formatCount(past.length)}`}
              isOpen={showsPast}
              onToggle={() => setIsOpen(!showsPast)}
              buttonClassName="btn-outline-secondary d-print-none my-5"
            >
              {showsPast && <EventList events={past} />}
            </Disclosure>
          )}
        </>
      )}
    </>
  )
}

/** The next event as a card with its picture, the others as rows. */
function EventList({ events }: { events: Dated<Activity>[] }) {
  return (
    <ul className="agenda">
      {events.map(({ record, isPast }, index) => {
        const Event = index === 0 && !isPast ? EventCard : ActivityRow
        return <Event key={`${index} ${toText(record.id)}`} activity={record} isPast={isPast} />
      })}
    </ul>
  )
}
