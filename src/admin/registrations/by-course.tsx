import { ArrowLeft, RotateCw, Square } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminMessages } from '../../messages/admin'
import { byCourseMessages } from '../../messages/admin-by-course'
import { formatCount } from '../../messages/format'
import { useAllRegistrations } from './use-all-registrations'
import './by-course.scss'
import { ListPlaceholder } from '../list/list-placeholder'
import { registrations as resource } from '../resources/registrations'
import { CourseEntries } from './course-entries'
import { CourseEntriesSkeleton } from './course-entries-skeleton'

const texts = byCourseMessages

export const handle = { head: () => ({ title: texts.title, area: adminMessages.admin }) }

/** The registrations of all pages, grouped by course [REGLIST-2]. */
export function Component() {
  const { state, stop, readAgain } = useAllRegistrations()

  function act(action: () => void) {
    // The pressed button disappears, so the focus moves to the heading.
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
      <div
        className={`d-flex flex-wrap align-items-center gap-3 d-print-none ${state.kind === 'read' ? '' : 'my-3'}`}
      >
        <p className="d-flex align-items-center gap-3 m-0" role="status">
          {state.kind === 'reading' && (
            <>
              <span className="spinner-border spinner-border-sm" aria-hidden="true" />
              {texts.reading(formatCount(state.read), formatCount(state.total))}
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
      </div>
      {state.kind === 'reading' && <CourseEntriesSkeleton />}
      {state.kind === 'failed' && (
        <ListPlaceholder
          picture="admin-failing"
          title={adminMessages.notLoaded(resource.labels[1])}
          text={adminMessages.nothingLost}
        />
      )}
      {state.kind === 'read' && <CourseEntries {...state} />}
    </>
  )
}
