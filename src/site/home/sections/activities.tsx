import type { Row } from '../../../api/contract'
import { toText } from '../../../data/to-text'
import { today } from '../../../messages/format'
import { Section, type Background } from '../../page-header/section'
import { SilentListSkeleton } from '../../public-list/list-skeleton'
import { NearList } from '../near-list'
import { upcoming } from './upcoming'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'
import { AgendaItem } from './agenda-item'
import { AgendaItemSkeleton } from './agenda-item-skeleton'

const grid = 'agenda list-unstyled mb-0 border-top'

type Activity = Row<'/admin/api/activities'>

const nextThree = (activities: Activity[]) =>
  upcoming(activities, 3, today(), (activity) => ({
    date: toText(activity.date),
    time: toText(activity.time),
  }))

/** Upcoming Activities: the next three [HOME-8]. */
export function ActivitiesSection({
  background,
  onEmpty,
}: {
  background: Background
  onEmpty: () => void
}) {
  return (
    <Section background={background} head={homeSectionMessages().activities}>
      <NearList
        path="/admin/api/activities"
        list="activities"
        onEmpty={onEmpty}
        fallback={
          <SilentListSkeleton grid={`${grid} near-list-skeleton`} count={3}>
            <AgendaItemSkeleton />
          </SilentListSkeleton>
        }
      >
        {(rows) => (
          <ul className={grid}>
            {nextThree(rows).map((activity, index) => (
              <AgendaItem key={`${index} ${toText(activity.id)}`} activity={activity} />
            ))}
          </ul>
        )}
      </NearList>
    </Section>
  )
}
