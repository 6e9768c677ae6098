import { useLoaderData } from 'react-router-dom'
import { toText } from '../../data/to-text'
import { today } from '../../messages/format'
import { inOrder } from './activities-order'
import { EventCard, type Activity } from './event-card'
import { Listed } from '../public-list/public-list'
import { NoRecords } from '../public-list/no-records'
import { PageBand } from '../page-header/page-header'
import { readingOf, type Reading } from '../public-list/cached-request'
import { useScrollToHash } from '../../ui/use-scroll-to-hash'
import { Waiting } from '../public-list/skeleton'
import '../../styles/activities.scss'
import { activityMessages } from '../../messages/activities'
import { commonMessages } from '../../messages/common'

// The admin shows it too, out of this very file (site/previews.tsx).
export { EventCard, inOrder }

/** The page stands while its list is on its way. */
export const loader = () => ({ activities: readingOf('/admin/api/activities') })

/** The list loads once, when the screen opens. */
export const shouldRevalidate = () => false

/** Activities [ACT-1]: one grid of events, what is to come before what is over. */
export function Component() {
  const { activities } = useLoaderData<{ activities: Reading<Activity[]> }>()
  const texts = activityMessages()
  return (
    <>
      <PageBand
        crumbs={[{ label: commonMessages().home, to: '/' }, { label: texts.crumb }]}
        title={texts.title}
        hindi={texts.hindi}
      />
      <section className="band band-cream" aria-labelledby="events">
        <div className="container">
          <div className="band-head">
            <h2 id="events">{texts.heading}</h2>
          </div>
          <Listed reading={activities} waiting={<Waiting grid="cards cards-3 events" boxes={6} />}>
            {(rows, again) =>
              rows.length ? (
                <Events activities={rows} />
              ) : (
                <NoRecords level="h3" texts={texts} again={again} />
              )
            }
          </Listed>
        </div>
      </section>
    </>
  )
}

function Events({ activities }: { activities: Activity[] }) {
  useScrollToHash()
  return (
    <ul className="cards cards-3 events">
      {inOrder(activities, today()).map(({ activity, past }, index) => (
        <EventCard key={`${index} ${toText(activity.id)}`} activity={activity} past={past} />
      ))}
    </ul>
  )
}
