import { toText } from '../../../lib/to-text'
import { today } from '../../../messages/format'
import { Section, type Background } from '../../page-header/section'
import { LazyList, type OnEmpty } from '../lazy-list'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'
import { sortByDate } from '../../cards/by-date'
import { cardGrid } from '../../cards/card-grid'
import { CardsSkeleton } from '../../cards/card-skeleton'
import { EventCard, type Activity } from '../../cards/event-card'

/** The next three from today on; those without a readable date come last. */
const nextThree = (activities: Activity[]) =>
  sortByDate(activities, today(), (activity) => activity)
    .filter(({ isPast }) => !isPast)
    .slice(0, 3)

/** Upcoming Activities: the next three. */
export function ActivitiesSection({
  background,
  onEmpty,
}: {
  background: Background
  onEmpty: OnEmpty
}) {
  return (
    <Section background={background} head={homeSectionMessages().activities}>
      <LazyList
        path="/admin/api/activities"
        onEmpty={onEmpty}
        fallback={<CardsSkeleton of="events" isOnHome hasType />}
      >
        {(rows) => (
          <ul className={cardGrid('events', true)}>
            {nextThree(rows).map(({ record }, index) => (
              <EventCard key={`${index} ${toText(record.id)}`} activity={record} isPast={false} />
            ))}
          </ul>
        )}
      </LazyList>
    </Section>
  )
}
