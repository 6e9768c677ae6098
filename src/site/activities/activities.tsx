import { useLoaderData } from 'react-router-dom'
import { sortActivities } from './activities-order'
import { FilterChipsSkeleton } from '../../ui/filter-chips'
import { EventCard, type Activity } from './event-card'
import { EventCardSkeleton } from './event-card-skeleton'
import { Events } from './events'
import { PublicList, ShownOfTotal } from '../public-list/public-list'
import { EmptyList } from '../public-list/empty-list'
import { FailedList } from '../public-list/failed-list'
import { PageHeader } from '../page-header/page-header'
import { requestList, type CachedRequest } from '../public-list/cached-request'
import { ListSkeleton } from '../public-list/list-skeleton'
import { activityMessages } from '../../messages/site-screens/activities'
import { commonMessages } from '../../messages/common'

// The admin's preview imports them from the screen's own chunk (docs/decisions/0010).
export { EventCard, sortActivities }

/** Starts the request and does not wait for it. */
export const loader = () => ({ activities: requestList('/admin/api/activities') })

/** The list loads once, when the screen opens. */
export const shouldRevalidate = () => false

/** Activities [ACT-1]: the events by month, upcoming ones before past ones. */
export function Component() {
  const { activities } = useLoaderData<{ activities: CachedRequest<Activity[]> }>()
  const texts = activityMessages()
  return (
    <>
      <PageHeader
        crumbs={[{ label: commonMessages().home, to: '/' }, { label: texts.crumb }]}
        title={texts.title}
        hindi={texts.hindi}
      />
      <section className="section-band bg-body" aria-labelledby="events">
        <div className="container">
          <div className="section-head">
            <h2 id="events">{texts.heading}</h2>
          </div>
          <PublicList
            request={activities}
            fallback={
              <>
                <FilterChipsSkeleton />
                <ListSkeleton grid="cards card-list card-rows events p-0 mb-0" count={6}>
                  <EventCardSkeleton />
                </ListSkeleton>
              </>
            }
          >
            {(rows, failure, total) => {
              if (failure)
                return (
                  <FailedList list="activities" level="h3" failure={failure} more={texts.more} />
                )
              if (!rows.length) return <EmptyList level="h3" texts={texts} />
              return (
                <>
                  <Events activities={rows} />
                  <ShownOfTotal count={rows.length} total={total} />
                </>
              )
            }}
          </PublicList>
        </div>
      </section>
    </>
  )
}
