import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { toText } from '../../data/to-text'
import { activityMessages } from '../../messages/site-screens/activities'
import { dayAndMonth, formatCount, today } from '../../messages/format'
import { Disclosure } from '../../ui/disclosure/disclosure'
import { FilterChips } from '../../ui/filter-chips'
import { hashTarget, useScrollToHash } from '../../ui/use-scroll-to-hash'
import { anchorOf } from '../cards/shared-link'
import { sortActivities } from './activities-order'
import { monthOf, monthsOf } from './activity-months'
import { EventCard, type Activity } from './event-card'

/**
 * The activities: upcoming ones, and past ones below a button [ACT-4]; or those of the month in the address, `?month=2026-11`
 * [ACT-3]. A month without activities shows all.
 */
export function Events({ activities }: { activities: Activity[] }) {
  const [search, setSearch] = useSearchParams()
  const { hash } = useLocation()
  const [isOpen, setIsOpen] = useState<boolean>()
  useScrollToHash()

  const sorted = sortActivities(activities, today())
  const target = hashTarget(hash)
  const isTarget = ({ activity }: Sorted) => anchorOf('activities', activity.id) === target
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

  return (
    <>
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
        <EventGrid events={sorted.filter((event) => monthOf(event) === month.key)} />
      ) : (
        <>
          {current.length > 0 ? (
            <EventGrid events={current} />
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
              {showsPast && <EventGrid events={past} />}
            </Disclosure>
          )}
        </>
      )}
    </>
  )
}

type Sorted = ReturnType<typeof sortActivities<Activity>>[number]

function EventGrid({ events }: { events: Sorted[] }) {
  return (
    <ul className="cards card-list card-rows events p-0 mb-0">
      {events.map(({ activity, isPast }, index) => (
        <EventCard
          key={`${index} ${toText(activity.id)}`}
          activity={activity}
          isPast={isPast}
          isFirst={index === 0}
        />
      ))}
    </ul>
  )
}
