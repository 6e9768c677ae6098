import { displayText, langOf } from '../../data/to-text'
import { byCourseMessages } from '../../messages/admin-screens/by-course'
import { formatCount, dateText, today } from '../../messages/format'
import type { RegistrationGroup } from './group-by-course'

/**
 * The printed attendance list of a course: name, phone, language and a line to sign. Browsers repeat the head of a table
 * on each page, so it contains the course and the date [REGLIST-3].
 */
export function AttendanceList({
  group: { name, type, registrations },
}: {
  group: RegistrationGroup
}) {
  const texts = byCourseMessages.list
  const title = [displayText(name) || byCourseMessages.noCourse, displayText(type)]
  const total = byCourseMessages.count(registrations.length, formatCount(registrations.length))
  return (
    <table className="table attendance-list">
      <thead>
        <tr>
          <th colSpan={5} scope="colgroup">
            <span className="d-block fs-3" dir="auto">
              {title.filter(Boolean).join(' · ')}
            </span>
            <span>{texts.printed(dateText(today()), total)}</span>
          </th>
        </tr>
        <tr>
          {[texts.number, texts.name, texts.phone, texts.language, texts.signature].map((label) => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {registrations.map((registration, index) => (
          // Ids may be missing or repeated; the rows have no state, so the index serves as key.
          <tr key={index}>
            <td>{formatCount(index + 1)}</td>
            {[registration.name, registration.mobno, registration.language].map((value, column) => (
              <td key={column} dir="auto" lang={langOf(displayText(value))}>
                {displayText(value)}
              </td>
            ))}
            <td style={{ width: '35%' }} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
