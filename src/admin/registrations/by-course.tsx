import { ArrowLeft, RotateCw, Square } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { adminMessages } from '../../messages/admin'
import { byCourseMessages } from '../../messages/admin-by-course'
import { count } from '../../messages/format'
import { ListPlaceholder } from '../list/list-states'
import { registrations as resource } from '../resources/registrations'
import { AttendanceList } from './attendance-list'
import { CourseEntry } from './course-entry'
import { groupByCourse, type RegistrationGroup, type RegistrationRow } from './group-by-course'
import { useAllRegistrations } from './use-all-registrations'
import './by-course.scss'

const texts = byCourseMessages

export const handle = { head: () => ({ title: texts.title, area: adminMessages.admin }) }

/** The registrations of all pages, grouped by course [REGLIST-2]. */
export function Component() {
  const { state, stop, readAgain } = useAllRegistrations()

  function act(action: () => void) {
    // The pressed button disappears.
    document.querySelector<HTMLElement>('main h1')?.focus()
    action()
  }

  return (
    <>
      <div className="list-head d-flex flex-wrap align-items-center justify-content-between gap-3 d-print-none">
        <h1 className="m-0 pt-1 fs-1 text-break" tabIndex={-1}>
          {texts.title}
        </h1>
        <Link className="btn btn-line flex-shrink-0" to="/admin/registrations">
          <ArrowLeft aria-hidden="true" /> {texts.back}
        </Link>
      </div>
      <p
        className={`d-flex flex-wrap align-items-center gap-3 d-print-none ${state.kind === 'read' ? 'm-0' : 'mt-3'}`}
        role="status"
      >
        {state.kind === 'reading' && (
          <>
            <span className="spinner-border spinner-border-sm" aria-hidden="true" />
            {texts.reading(count(state.read), count(state.total))}
          </>
        )}
        {state.kind === 'failed' && texts.failed}
        {state.kind === 'stopped' && texts.stopped}
      </p>
      {state.kind === 'reading' && (
        <button type="button" className="btn btn-line" onClick={() => act(stop)}>
          <Square aria-hidden="true" fill="currentColor" /> {texts.stop}
        </button>
      )}
      {(state.kind === 'failed' || state.kind === 'stopped') && (
        <button type="button" className="btn btn-line" onClick={() => act(readAgain)}>
          <RotateCw aria-hidden="true" /> {texts.readAgain}
        </button>
      )}
      {state.kind === 'read' && <Courses {...state} />}
    </>
  )
}

/** The groups, and the attendance list of the one that is printed. */
function Courses({ registrations, total }: { registrations: RegistrationRow[]; total: number }) {
  const [printed, setPrinted] = useState<RegistrationGroup>()
  const groups = groupByCourse(registrations)

  function print(group: RegistrationGroup) {
    // The browser prints what is rendered when it is called.
    flushSync(() => setPrinted(group))
    window.print()
  }

  if (!groups.length)
    return (
      <ListPlaceholder
        picture="admin-empty"
        title={adminMessages.noRecords}
        text={resource.empty}
      />
    )
  return (
    <>
      <p className="mt-3 d-print-none">
        {texts.counts(
          groups.length,
          count(groups.length),
          texts.count(registrations.length, count(registrations.length)),
        )}
        {registrations.length < total && (
          <span className="d-block text-danger">
            {texts.fewer(count(registrations.length), count(total))}
          </span>
        )}
      </p>
      <ul className="list-group d-print-none" aria-label={texts.title}>
        {groups.map((group) => (
          <CourseEntry
            key={JSON.stringify([group.name, group.type])}
            group={group}
            onPrint={() => print(group)}
          />
        ))}
      </ul>
      {printed && (
        <div className="d-none d-print-block">
          <AttendanceList group={printed} />
        </div>
      )}
    </>
  )
}
