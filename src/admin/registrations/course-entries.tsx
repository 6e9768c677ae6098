import { flushSync } from 'react-dom'
import { adminMessages } from '../../messages/admin-screens/admin'
import { byCourseMessages } from '../../messages/admin-screens/by-course'
import { formatCount } from '../../messages/format'
import { ListMessage } from '../list/list-message'
import { registrations as resource } from '../resources/registrations'
import { AttendanceList } from './attendance-list'
import { CourseEntry } from './course-entry'
import { groupByCourse, type RegistrationGroup, type RegistrationRow } from './group-by-course'

const texts = byCourseMessages

/** The groups; paper shows them too, or the attendance list of the one that is printed. */
export function CourseEntries({
  registrations,
  total,
  printed,
  onPrint,
}: {
  registrations: RegistrationRow[]
  total: number
  printed: RegistrationGroup | undefined
  onPrint: (group: RegistrationGroup) => void
}) {
  const groups = groupByCourse(registrations)

  function print(group: RegistrationGroup) {
    // Rendered synchronously, because the browser prints the current document.
    flushSync(() => onPrint(group))
    window.print()
  }

  if (!groups.length)
    return (
      <div className="mt-4">
        <ListMessage picture="admin-empty" title={adminMessages.noRecords} text={resource.empty} />
      </div>
    )
  return (
    <>
      <p className={`mt-3 ${printed ? 'd-print-none' : ''}`}>
        <span>
          {texts.counts(
            groups.length,
            formatCount(groups.length),
            texts.count(registrations.length, formatCount(registrations.length)),
          )}
        </span>
        {registrations.length < total && (
          <span className="d-block text-danger">
            {texts.fewer(formatCount(registrations.length), formatCount(total))}
          </span>
        )}
      </p>
      <div className={`card overflow-clip ${printed ? 'd-print-none' : ''}`}>
        <ul className="list-group list-group-flush" aria-label={texts.title}>
          {groups.map((group) => (
            <CourseEntry
              key={JSON.stringify([group.name, group.type])}
              group={group}
              onPrint={() => print(group)}
            />
          ))}
        </ul>
      </div>
      {printed && (
        <div className="d-none d-print-block">
          <AttendanceList group={printed} />
        </div>
      )}
    </>
  )
}
