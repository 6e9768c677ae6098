import { flushSync } from 'react-dom'
import { adminMessages } from '../../messages/admin-screens/admin'
import { byCourseMessages } from '../../messages/admin-screens/by-course'
import { formatCount, momentText, dateText, today } from '../../messages/format'
import { ListMessage } from '../list/list-message'
import { registrations as resource } from '../resources/registrations'
import {
  groupByCourse,
  type RegistrationGroup,
  type RegistrationRow,
  addressesOf,
} from './group-by-course'
import { Copy, Download, Printer, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { displayText, langOf } from '../../data/to-text'
import { copyText } from '../../ui/copy/copy-text'
import { saveFile } from '../../ui/save-file'
import { csvFileName, csvType, toCsv } from '../list/export/export-csv'

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

/** One course with its number of registrations, and buttons to print, download and copy them [REGLIST-3]. */
function CourseEntry({ group, onPrint }: { group: RegistrationGroup; onPrint: () => void }) {
  const { name, type, registrations } = group
  const [outcome, setOutcome] = useState('')
  const title = displayText(name) || texts.noCourse
  const newest = momentText(displayText(registrations[0]!.datetime)).day
  const details = [
    displayText(type),
    texts.count(registrations.length, formatCount(registrations.length)),
  ]

  function download() {
    const file = csvFileName(`${resource.title} ${name}`)
    saveFile(file, csvType, toCsv(resource, registrations))
    setOutcome(texts.downloaded(registrations.length, formatCount(registrations.length), file))
  }

  async function copy() {
    const addresses = addressesOf(registrations)
    if (!addresses.length) return setOutcome(texts.noAddress)
    const isCopied = await copyText(addresses.join(', '))
    setOutcome(
      isCopied ? texts.copied(addresses.length, formatCount(addresses.length)) : texts.notCopied,
    )
  }

  return (
    <li className="list-group-item d-flex flex-wrap align-items-center gap-3 px-4 py-3">
      <div className="course-name flex-fill">
        <h2 className="m-0 fs-4" dir="auto" lang={langOf(title)}>
          {title}
        </h2>
        <span className="text-body-secondary">
          <span>{details.filter(Boolean).join(' · ')}</span>
          {newest && (
            // On a phone a line of its own, because the dot would end the first line.
            <span className="d-block d-md-inline">
              <span className="d-none d-md-inline"> · </span>
              <span>{texts.newest(newest)}</span>
            </span>
          )}
        </span>
        <span className="d-block" role="status">
          {outcome}
        </span>
      </div>
      <div className="course-actions d-flex d-print-none flex-wrap gap-2">
        <ActionButton icon={Printer} label={texts.print} title={title} onClick={onPrint} />
        <ActionButton icon={Download} label={texts.csv} title={title} onClick={download} />
        <ActionButton icon={Copy} label={texts.copy} title={title} onClick={() => void copy()} />
      </div>
    </li>
  )
}

function ActionButton({
  icon: Icon,
  label,
  title,
  onClick,
}: {
  icon: LucideIcon
  label: string
  title: string
  onClick: () => void
}) {
  return (
    <button
      type="button"
      className="btn flex-fill btn-line btn-small"
      aria-label={texts.actOn(label, title)}
      onClick={onClick}
    >
      <Icon className="d-none d-md-inline" aria-hidden="true" /> <span>{label}</span>
    </button>
  )
}

/**
 * The printed attendance list of a course: name, phone, language and a line to sign. Browsers repeat the head of a table
 * on each page, so it contains the course and the date [REGLIST-3].
 */
function AttendanceList({ group: { name, type, registrations } }: { group: RegistrationGroup }) {
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
