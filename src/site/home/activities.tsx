import { Clock } from 'lucide-react'
import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links'
import { displayText, toText } from '../../data/to-text'
import { calendarLeaf, timeText, today } from '../../messages/format'
import { Picture } from '../../ui/picture'
import { Section, type Background } from '../page-header/section'
import { activityEvent } from '../cards/calendar-event'
import { CardActions } from '../cards/card-actions'
import { MixedScriptText } from '../text/mixed-script-text'
import { pathOf } from '../cards/shared-link'
import { SilentListSkeleton } from '../public-list/skeleton'
import { NearList } from './near-list'
import { upcoming } from './upcoming'
import { homeSectionMessages } from '../../messages/home-sections'
import '../../styles/sections.scss'

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

function AgendaItem({ activity }: { activity: Activity }) {
  const [title, description, date, time] = [
    toText(activity.title),
    toText(activity.description),
    displayText(activity.date),
    displayText(activity.time),
  ]
  const day = calendarLeaf(date)
  return (
    <li className="py-5 border-bottom">
      <div className="agenda-date py-2 fs-5 fw-semibold lh-sm text-center text-link" dir="auto">
        {day ? (
          <time dateTime={date.slice(0, 10)}>
            <b className="d-block font-heading lh-1 text-primary">{day.day}</b>{' '}
            <span>{day.month}</span>
          </time>
        ) : (
          <span>{date}</span>
        )}
      </div>
      <Picture
        className="agenda-picture rounded-2"
        src={fileUrl(activity.filePath)}
        alt=""
        width={350}
        height={250}
      />
      <div className="agenda-text">
        <h3 className="mb-1" dir="auto">
          <MixedScriptText>{title}</MixedScriptText>
        </h3>
        {description && (
          <p className="mb-2" dir="auto">
            <MixedScriptText>{description}</MixedScriptText>
          </p>
        )}
        {time && (
          <p className="meta d-flex gap-2 mb-0 fs-5 lh-sm text-body-secondary" dir="auto">
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

/** An activity that is loading: its date and texts as bars, and its picture. */
const AgendaItemSkeleton = () => (
  <li className="placeholder-glow py-5 border-bottom">
    <div className="agenda-date py-2">
      <b className="placeholder w-100" />
    </div>
    <div className="picture agenda-picture rounded-2" />
    <div className="agenda-text w-100">
      <h3 className="mb-1">
        <span className="placeholder w-50" />
      </h3>
      <p className="mb-2">
        <span className="placeholder w-100" /> <span className="placeholder w-75" />
      </p>
      <span className="placeholder placeholder-button" />
    </div>
  </li>
)
