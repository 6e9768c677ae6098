import { Copy, Download, Printer, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { displayText, langOf } from '../../data/to-text'
import { byCourseMessages } from '../../messages/admin-by-course'
import { adminMessages } from '../../messages/admin'
import { count, momentText } from '../../messages/format'
import { copyText } from '../../ui/copying'
import { saveFile } from '../../ui/save-file'
import { phoneQuery, useMediaQuery } from '../../ui/use-media-query'
import { csvFileName, csvType, toCsv } from '../list/export/csv'
import { registrations as resource } from '../resources/registrations'
import { addressesOf, type CourseGroup } from './group-by-course'

const texts = byCourseMessages

/** One course with its number of registrations, and what can be done with them [REGLIST-3]. */
export function CourseEntry({ group, onPrint }: { group: CourseGroup; onPrint: () => void }) {
  const { name, type, registrations } = group
  const [outcome, setOutcome] = useState('')
  const title = displayText(name) || texts.noCourse
  const newest = momentText(displayText(registrations[0]!.datetime)).day
  const facts = [
    displayText(type),
    texts.count(registrations.length, count(registrations.length)),
    newest && texts.newest(newest),
  ]

  function download() {
    const file = csvFileName(`${resource.title} ${name}`)
    saveFile(file, csvType, toCsv(resource, registrations))
    setOutcome(adminMessages.csv.done(count(registrations.length), file))
  }

  async function copy() {
    const addresses = addressesOf(registrations)
    if (!addresses.length) return setOutcome(texts.noAddress)
    const isCopied = await copyText(addresses.join(', '))
    setOutcome(isCopied ? texts.copied(addresses.length, count(addresses.length)) : texts.notCopied)
  }

  return (
    <li className="list-group-item d-flex flex-wrap align-items-center column-gap-3 py-3">
      <div className="course-name flex-fill">
        <h2 className="m-0 fs-4" dir="auto" lang={langOf(title)}>
          {title}
        </h2>
        <span className="text-body-secondary">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <div className="d-flex flex-wrap gap-2">
        <Action icon={Printer} action="print" title={title} onClick={onPrint} />
        <Action icon={Download} action="csv" title={title} onClick={download} />
        <Action icon={Copy} action="copy" title={title} onClick={() => void copy()} />
      </div>
      <span className="w-100 text-body-secondary" role="status">
        {outcome}
      </span>
    </li>
  )
}

/** A button of a course; on a phone with a short label, so that the three fit into one line. */
function Action({
  icon: Icon,
  action,
  title,
  onClick,
}: {
  icon: LucideIcon
  action: 'print' | 'csv' | 'copy'
  title: string
  onClick: () => void
}) {
  const small = useMediaQuery(phoneQuery)
  return (
    <button
      type="button"
      className="btn btn-line btn-small"
      aria-label={texts.actOn(texts[action], title)}
      onClick={onClick}
    >
      <Icon aria-hidden="true" /> {small ? texts.short[action] : texts[action]}
    </button>
  )
}
