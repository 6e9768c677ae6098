import { displayText, langOf } from '../../lib/to-text'
import { commonMessages } from '../../messages/common'
import { ExpandableText } from '../../ui/disclosure/expandable-text'
import type { Elements } from '../../ui/elements'
import { Picture } from '../../ui/picture/picture'
import type { CalendarEvent } from '../calendar/calendar-file'
import { EditRecord } from '../editing/edit-record'
import { MixedScriptText } from '../text/mixed-script-text'
import { SaveOrShare } from './save-or-share'

/** The card of an activity or a course: its picture above the text, at 800 px and less beside it. */
export function Card({
  anchor,
  picture,
  pictureSize,
  onPicture,
  type,
  title,
  description,
  facts,
  when,
  event,
  path,
  record,
  action,
  isFirst,
}: {
  /** The id of the card, which the hash of an address names. */
  anchor: string
  picture: string | undefined
  pictureSize: { width: number; height: number }
  /** Repeats what the facts say. */
  onPicture?: Elements
  /** The text of the pill; none where it is empty. */
  type: string
  title: string
  description: string
  facts: Elements
  /** Day and time, for what is shared. */
  when: string
  /** Undefined for a past or unreadable date, which leaves out the calendar. */
  event: CalendarEvent | undefined
  /** Path and hash of the record on this site. */
  path: string
  /** The record, for staff who edit it. */
  record: { screen: string; id: unknown }
  action?: Elements
  isFirst?: boolean
}) {
  return (
    <li>
      <div className="card listed-card h-100" id={anchor || undefined} tabIndex={-1}>
        <div className="card-picture">
          <Picture src={picture} alt="" {...pictureSize} isEager={isFirst} />
          {onPicture && <span aria-hidden="true">{onPicture}</span>}
          <EditRecord {...record} title={displayText(title)} />
        </div>
        <div className="card-body">
          {type && (
            <p
              className="card-type badge text-bg-secondary text-wrap text-break lh-sm mb-2"
              dir="auto"
              lang={langOf(type)}
            >
              {type}
            </p>
          )}
          <div className="card-head d-flex flex-wrap justify-content-end">
            <h3 className="card-title" dir="auto">
              <MixedScriptText>{title}</MixedScriptText>
            </h3>
            <SaveOrShare event={event} title={displayText(title)} when={when} path={path} />
          </div>
          {description && <CardDescription>{description}</CardDescription>}
        </div>
        <div className="card-foot d-flex flex-wrap align-items-end gap-2">
          <div className="card-facts">{facts}</div>
          {action}
        </div>
      </div>
    </li>
  )
}

/** The longest text that a card shows whole; the forms advise 115 characters. */
const maxDescriptionLength = 200

/** The description on a card; of a long one three lines, and a button that shows all of it. */
const CardDescription = ({ children }: { children: string }) => (
  <ExpandableText
    className="card-lead mb-0"
    maxLength={maxDescriptionLength}
    clampClassName="card-lead-cut"
    format={(shown) => <MixedScriptText>{shown}</MixedScriptText>}
    messages={commonMessages().expandableText}
  >
    {children}
  </ExpandableText>
)
