import { Copy, Download, Printer, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { displayText, langOf } from '../../data/to-text'
import { byCourseMessages } from '../../messages/admin-screens/by-course'
import { formatCount, momentText } from '../../messages/format'
import { copyText } from '../../ui/copy/copy-text'
import { saveFile } from '../../ui/save-file'
import { csvFileName, csvType, toCsv } from '../list/export/csv'
import { registrations as resource } from '../resources/registrations'
import { addressesOf, type RegistrationGroup } from './group-by-course'

const texts = byCourseMessages

/** One course with its number of registrations, and buttons to print, download and copy them [REGLIST-3]. */
export function CourseEntry({ group, onPrint }: { group: RegistrationGroup; onPrint: () => void }) {
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
