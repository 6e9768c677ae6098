import { Clock } from 'lucide-react'
import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links'
import { displayText, toText } from '../../data/to-text'
import { calendarLeaf, timeText, today } from '../../messages/format'
import { Picture } from '../../ui/picture'
import { Band } from '../page-header/section'
import { activityEvent } from '../cards/calendar-event'
import { CardActions } from '../cards/card-actions'
import { Runs } from '../text/mixed-script-text'
import { pathOf } from '../cards/shared-link'
import type { Tone } from './section-backgrounds'
import { NearList } from './near-list'
import { soonest } from './upcoming'
import { homeSectionMessages } from '../../messages/home-sections'

type Activity = Row<'/admin/api/activities'>

const soonestThree = (activities: Activity[]) =>
  soonest(activities, 3, today(), (activity) => ({
    date: toText(activity.date),
    time: toText(activity.time),
  }))

/** Upcoming Activities: the three soonest [HOME-8]. */
export function Activities({ tone, onEmpty }: { tone: Tone; onEmpty: () => void }) {
  return (
    <Band tone={tone} head={homeSectionMessages().activities}>
      <NearList
        path="/admin/api/activities"
        onEmpty={onEmpty}
        waiting={<div className="agenda waiting" aria-hidden="true" />}
      >
        {(rows) => (
          <ul className="agenda">
            {soonestThree(rows).map((activity, index) => (
              <Leaf key={`${index} ${toText(activity.id)}`} activity={activity} />
            ))}
          </ul>
        )}
      </NearList>
    </Band>
  )
}

function Leaf({ activity }: { activity: Activity }) {
  const [title, description, date, time] = [
    toText(activity.title),
    toText(activity.description),
    displayText(activity.date),
    displayText(activity.time),
  ]
  const leaf = calendarLeaf(date)
  return (
    <li>
      <div className="agenda-date" dir="auto">
        {leaf ? (
          <time dateTime={date.slice(0, 10)}>
            <b>{leaf.day}</b> <span>{leaf.month}</span>
          </time>
        ) : (
          <span>{date}</span>
        )}
      </div>
      <Picture
        className="agenda-picture"
        src={fileUrl(activity.filePath)}
        alt=""
        width={350}
        height={250}
      />
      <div className="agenda-text">
        <h3 dir="auto">
          <Runs>{title}</Runs>
        </h3>
        {description && (
          <p dir="auto">
            <Runs>{description}</Runs>
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
