import { CalendarPlus, Check, EllipsisVertical, Share2 } from 'lucide-react'
import { commonMessages } from '../../messages/common'
import { DropdownButton, type DropdownEntry } from '../../ui/dropdown/dropdown-button'
import { templePlace } from '../calendar/calendar-event'
import type { CalendarEvent } from '../calendar/calendar-file'
import { saveCalendar } from '../calendar/save-calendar'
import { ShareStatus } from '../sharing/share-status'
import { useShare } from '../sharing/use-share'

/** The menu of an entry: add to calendar and share. */
export function SaveOrShare({
  event,
  title,
  when,
  path,
}: {
  /** Undefined for a date that cannot be read, which leaves out the calendar. */
  event: CalendarEvent | undefined
  title: string
  /** Day and time as the card shows them. */
  when: string
  /** Path and hash of the record on this site. */
  path: string
}) {
  const { calendar, sharing, saveOrShare } = commonMessages()
  const { outcome, share } = useShare({
    title,
    path,
    text: [title, when, templePlace()].filter(Boolean).join('\n'),
  })
  const isCopied = outcome === 'done'
  const entries: DropdownEntry[] = [
    { label: sharing.share, icon: Share2, onPress: () => void share() },
  ]
  if (event)
    entries.unshift({
      label: calendar.add,
      icon: CalendarPlus,
      onPress: () => saveCalendar(event.title, [event]),
    })
  return (
    <>
      <div className="card-menu d-print-none">
        <DropdownButton
          label={isCopied ? sharing.copied : saveOrShare(title)}
          className="btn-round text-link"
          entries={entries}
        >
          {isCopied ? <Check aria-hidden="true" /> : <EllipsisVertical aria-hidden="true" />}
        </DropdownButton>
      </div>
      <ShareStatus outcome={outcome} path={path} />
    </>
  )
}
