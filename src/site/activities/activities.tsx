import { CalendarDays, Clock } from 'lucide-react'
import { useLoaderData } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links'
import { langOf, text } from '../../api/text'
import '../../content/activities'
import { dateText, timeText, today } from '../../content/format'
import { words } from '../../content/words'
import { Later } from '../../ui/later'
import { Picture } from '../../ui/picture'
import { inOrder } from './activities-order'
import { activityEvent } from '../calendar-event'
import { CardActions } from '../card-actions'
import { NoRecords } from '../no-records'
import { PageBand } from '../page-band'
import { readList } from '../read-list'
import { anchorOf, pathOf } from '../shared-link'
import { useArrival } from '../use-arrival'
import { Waiting } from '../waiting'
import '../../styles/activities.scss'

type Activity = Row<'/admin/api/activities'>

/** The page stands while its list is on its way. */
export const loader = () => ({ activities: readList('/admin/api/activities') })

/** The list loads once, when the screen opens. */
export const shouldRevalidate = () => false

/** Activities (SPEC 2): one grid of events, what is to come before what is over. */
export function Component() {
  const { activities } = useLoaderData<{ activities: Promise<Activity[]> }>()
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
          <Later promise={activities} waiting={<Waiting grid="cards cards-3 events" boxes={6} />}>
            {(rows) =>
              rows.length ? <Events activities={rows} /> : <NoRecords level="h3" texts={texts} />
            }
          </Later>
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
        <Event key={`${index} ${text(activity.id)}`} activity={activity} past={past} />
      ))}
    </ul>
  )
}

/** One event: picture, type, title, what it is, day and hour. */
function Event({ activity, past }: { activity: Activity; past: boolean }) {
  const title = text(activity.title)
  const description = text(activity.description)
  const type = text(activity.courseType)
  const date = text(activity.date)
  const time = text(activity.time)
  return (
    <li className="card" id={anchorOf('activities', activity.id) || undefined} tabIndex={-1}>
      <Picture src={fileUrl(activity.filePath)} alt="" width={350} height={250} />
      <div className="card-text">
        {(type || past) && (
          <p className="event-marks">
            {type && (
              <span className="pill" dir="auto" lang={langOf(type)}>
                {type}
              </span>
            )}
            {past && <span className="pill pill-past">{words('activities').past}</span>}
          </p>
        )}
        <h3 dir="auto" lang={langOf(title)}>
          {title}
        </h3>
        {description && (
          <p dir="auto" lang={langOf(description)}>
            {description}
          </p>
        )}
        {date && (
          <p className="meta" dir="auto">
            <CalendarDays aria-hidden="true" /> {dateText(date)}
          </p>
        )}
        {time && (
          <p className="meta" dir="auto">
            <Clock aria-hidden="true" /> {timeText(time)}
          </p>
        )}
        <CardActions
          event={activityEvent(activity)}
          title={title}
          path={pathOf('activities', activity.id)}
        />
      </div>
    </li>
  )
}
