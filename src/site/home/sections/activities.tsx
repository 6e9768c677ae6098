import type { Row } from '../../../api/contract'
import { toText } from '../../../lib/to-text'
import { today } from '../../../messages/format'
import { Section, type Background } from '../../page-header/section'
import { ListSkeleton } from '../../public-list/list-skeleton'
import { LazyList, type OnEmpty } from '../lazy-list'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'
import { ActivityRow } from '../../agenda/activity-row'
import { AgendaRowSkeleton } from '../../agenda/agenda-row-skeleton'
import { sortByDate } from '../../agenda/by-date'

type Activity = Row<'/admin/api/activities'>

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
        fallback={
          <ListSkeleton announce={false} grid="agenda near-list-skeleton" count={3}>
            <AgendaRowSkeleton hasAction />
          </ListSkeleton>
        }
      >
        {(rows) => (
          <ul className="agenda">
            {nextThree(rows).map(({ record }, index) => (
              <ActivityRow key={`${index} ${toText(record.id)}`} activity={record} isOnHome />
            ))}
          </ul>
        )}
      </LazyList>
    </Section>
  )
}
