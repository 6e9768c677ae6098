import { useLoaderData } from 'react-router-dom'
import { text } from '../../api/text'
import '../../content/activities'
import { today } from '../../content/format'
import { words } from '../../content/words'
import { inOrder } from './activities-order'
import { EventCard, type Activity } from './event-card'
import { Listed } from '../listed'
import { NoRecords } from '../no-records'
import { PageBand } from '../page-band'
import { readingOf, type Reading } from '../read-list'
import { useArrival } from '../use-arrival'
import { Waiting } from '../waiting'
import '../../styles/activities.scss'

// The office shows it too, out of this very file (site/previews.tsx).
export { EventCard, inOrder }

/** The page stands while its list is on its way. */
export const loader = () => ({ activities: readingOf('/admin/api/activities') })

/** The list loads once, when the screen opens. */
export const shouldRevalidate = () => false

/** Activities [ACT-1]: one grid of events, what is to come before what is over. */
export function Component() {
  const { activities } = useLoaderData<{ activities: Reading<Activity[]> }>()
  const texts = words('activities')
  return (
    <>
      <PageBand
        crumbs={[{ label: words('common').home, to: '/' }, { label: texts.crumb }]}
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
  useArrival()
  return (
    <ul className="cards cards-3 events">
      {inOrder(activities, today()).map(({ activity, past }, index) => (
        <EventCard key={`${index} ${text(activity.id)}`} activity={activity} past={past} />
      ))}
    </ul>
  )
}
