import { flushSync } from 'react-dom'
import { adminMessages } from '../../messages/admin-screens/admin'
import { byCourseMessages } from '../../messages/admin-screens/by-course'
import { formatCount, momentText, dateText, today } from '../../messages/format'
import { DataText, phoneCell } from '../cells/cells'
import { ListMessage } from '../list/list-message'
import { listAddress, recordAddress } from '../list/list-query'
import { registrations as resource } from '../resources/registrations'
import {
  groupByCourse,
  type RegistrationGroup,
  type RegistrationRow,
  addressesOf,
  createContacts,
  mailToAll,
} from './group-by-course'
import { ChevronDown, Contact, Copy, Download, Mail, Printer } from 'lucide-react'
import { useId, useState, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { displayText, langOf } from '../../lib/to-text'
import { copyText } from '../../ui/copy/use-copy-to-clipboard'
import { DropdownButton } from '../../ui/dropdown/dropdown-button'
import { phoneQuery, useMediaQuery } from '../../ui/use-media-query'
import { saveFile } from '../../ui/save-file'
import { canPrint } from '../../ui/can-print'
import { csvFileName, csvType, toCsv } from '../list/export/export-csv'

const texts = byCourseMessages

/** The longest link that mail programs take. */
const maxMailLink = 2000

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
      <div className={`card ${printed ? 'd-print-none' : ''}`}>
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

/**
 * One course with its number of registrations. A press on its row unfolds them; a button prints them, on phones an entry of the
 * menu that downloads and copies them.
 */
function CourseEntry({ group, onPrint }: { group: RegistrationGroup; onPrint: () => void }) {
  const { name, type, registrations } = group
  const [isOpen, setOpen] = useState(false)
  const [outcome, setOutcome] = useState('')
  const isPhone = useMediaQuery(phoneQuery)
  const listId = useId()
  const title = displayText(name) || texts.noCourse
  const { addresses, invalid } = addressesOf(registrations)
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
    if (!addresses.length) return say(texts.noAddress)
    const isCopied = await copyText(addresses.join(', '))
    say(isCopied ? texts.copied(addresses.length, formatCount(addresses.length)) : texts.notCopied)
  }

  function writeToAll() {
    if (!addresses.length) return say(texts.noAddress)
    const link = mailToAll(addresses)
    if (link.length > maxMailLink) return say(texts.tooManyToWrite)
    Object.assign(document.createElement('a'), { href: link }).click()
    say(texts.writing(addresses.length, formatCount(addresses.length)))
  }

  function saveContacts() {
    const file = csvFileName(`${resource.title} ${name}`).replace(/csv$/, 'vcf')
    saveFile(file, 'text/vcard;charset=utf-8', createContacts(registrations))
    say(texts.contactsSaved(file))
  }

  /** Shows an outcome, with what was left out because it can be no e-mail address. */
  const say = (text: string) =>
    setOutcome([text, invalid.length ? texts.leftOut(invalid.join(', ')) : ''].join(' ').trim())

  /** A press beside the buttons, as in the rows of a list; one that ends a selection of text does nothing. */
  function pressRow({ target }: MouseEvent) {
    if ((target as Element).closest('button, [data-action]')) return
    if (document.getSelection()?.isCollapsed === false) return
    setOpen(!isOpen)
  }

  return (
    <li className="list-group-item p-0 bg-transparent">
      <div
        className="course-row d-flex flex-wrap align-items-center gap-3 px-4 py-3"
        onClick={pressRow}
      >
        <div className="course-name d-flex flex-fill gap-3">
          <ChevronDown
            className={`course-fold flex-shrink-0 d-print-none text-body-secondary ${isOpen ? 'open' : ''}`}
            aria-hidden="true"
          />
          <div className="min-w-0">
            <h2 className="m-0 fs-4 text-primary">
              <button
                type="button"
                className="p-0 border-0 bg-transparent text-start text-reset text-break"
                aria-expanded={isOpen}
                aria-controls={isOpen ? listId : undefined}
                dir="auto"
                lang={langOf(title)}
                onClick={() => setOpen(!isOpen)}
              >
                {title}
              </button>
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
        </div>
        <div className="d-flex d-print-none flex-wrap gap-2" data-action="">
          {!isPhone && canPrint() && (
            <button
              type="button"
              className="btn btn-line btn-small"
              aria-label={texts.actOn(texts.print, title)}
              onClick={onPrint}
            >
              <Printer aria-hidden="true" /> <span>{texts.print}</span>
            </button>
          )}
          <DropdownButton
            label={texts.actOn(texts.more, title)}
            className="btn btn-line btn-small"
            entries={[
              ...(isPhone && canPrint()
                ? [{ icon: Printer, label: texts.print, onPress: onPrint }]
                : []),
              { icon: Download, label: texts.csv, onPress: download },
              { icon: Mail, label: texts.writeToAll, onPress: writeToAll },
              { icon: Copy, label: texts.copy, onPress: () => void copy() },
              { icon: Contact, label: texts.saveContacts, onPress: saveContacts },
            ]}
          >
            <span>{texts.more}</span> <ChevronDown aria-hidden="true" />
          </DropdownButton>
        </div>
      </div>
      {isOpen && (
        <ul
          id={listId}
          className="container-inline-size list-group list-group-flush border-top"
          aria-label={texts.registrationsOf(title)}
        >
          {registrations.map((registration, index) => (
            // Ids may be missing or repeated; the lines have no state, so the index serves as key.
            <li key={index} className="list-group-item p-0 bg-transparent">
              <RegistrationLine registration={registration} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** One registration; a press beside its number opens it among those that a search for its person finds. */
function RegistrationLine({ registration }: { registration: RegistrationRow }) {
  const { id, name, mobno, email, datetime } = registration
  const shown = (value: unknown) => displayText(value).trim()
  const title = shown(name) || adminMessages.table.nothing
  const part = { screen: 'registrations', search: shown(email) || shown(name) }
  return (
    <div className="registration-line position-relative column-gap-3 py-2 text-break">
      <Link
        className="registration-link fw-bold text-body text-decoration-none"
        to={id === undefined ? listAddress(part) : recordAddress(part, id)}
      >
        <DataText text={title} />
      </Link>{' '}
      <span className="fs-5 font-tabular-nums text-end text-body-secondary">
        {momentText(displayText(datetime)).day}
      </span>{' '}
      <span className="registration-phone text-body-secondary">
        {shown(mobno) &&
          phoneCell(mobno, { variant: 'details', name: title, record: registration })}
      </span>{' '}
      <span className="text-body-secondary">
        <DataText text={shown(email)} />
      </span>
    </div>
  )
}

/**
 * The printed attendance list of a course: name, phone, language and a line to sign. Browsers repeat the head of a table
 * on each page, so it contains the course and the date.
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
