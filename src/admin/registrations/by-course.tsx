import { ArrowLeft, RotateCw, Square } from 'lucide-react'
import { useState, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { maxUnaskedRecords } from '../../api/collection'
import { adminMessages } from '../../messages/admin-screens/admin'
import { byCourseMessages } from '../../messages/admin-screens/by-course'
import { formatCount } from '../../messages/format'
import './by-course.scss'
import { wordsOf } from '../list/list-data'
import { WaitingStatus } from '../list/waiting-status'
import { ListMessage } from '../list/list-message'
import { CourseEntries } from './course-entries'
import type { RegistrationGroup, RegistrationRow } from './group-by-course'
import { loadAllRecords, type LoadProgress } from '../list/load-all-records'
import { focusHeading } from '../../ui/focus'

const texts = byCourseMessages

export const handle = { head: () => ({ title: texts.title, area: adminMessages.admin }) }

/** The registrations of all pages, grouped by course. */
export function Component() {
  const { state, stop, retry, readAll } = useAllRegistrations()
  const [printed, setPrinted] = useState<RegistrationGroup>()
  const isLoading = state.kind === 'loading'

  function runAndFocusHeading(action: () => void) {
    // The pressed button disappears, so the focus moves to the heading.
    focusHeading()
    action()
  }

  return (
    <>
      <div
        className={`list-head min-h-target d-flex flex-wrap align-items-center justify-content-between gap-3 ${printed ? 'd-print-none' : ''}`}
      >
        <h1 className="m-0 pt-1 fs-1 text-break" tabIndex={-1}>
          {texts.title}
        </h1>
        <Link className="btn btn-line d-print-none" to="/admin/registrations">
          <ArrowLeft aria-hidden="true" /> <span>{texts.back}</span>
        </Link>
      </div>
      {/* Never wraps: the text becomes longer with the progress, and would push the button into a second line. */}
      <div
        className={
          isLoading
            ? 'd-flex flex-column flex-md-row align-items-start align-items-md-center gap-3 my-3'
            : ''
        }
      >
        <div className={isLoading ? 'd-flex align-items-center gap-3' : ''} role="status">
          {isLoading && (
            <>
              <span className="spinner-border spinner-border-sm" aria-hidden="true" />
              <span>
                <span>{texts.reading(formatCount(state.read), formatCount(state.total))}</span>{' '}
                <WaitingStatus until={state.waitsUntil} />
              </span>
            </>
          )}
          {(state.kind === 'failed' || state.kind === 'stopped') && (
            <div className="mt-4">
              <ListMessage
                picture="admin-failing"
                title={texts[state.kind]}
                text={(state.kind === 'failed' && state.words) || texts.unknown}
              >
                <button
                  type="button"
                  className="btn btn-primary mt-5"
                  onClick={() => runAndFocusHeading(retry)}
                >
                  <RotateCw aria-hidden="true" /> <span>{texts.readAgain}</span>
                </button>
              </ListMessage>
            </div>
          )}
          {state.kind === 'asking' && (
            <div className="mt-4">
              <ListMessage
                picture="admin-empty"
                title={texts.count(state.total, formatCount(state.total))}
                text={texts.many}
              >
                <button
                  type="button"
                  className="btn btn-primary mt-5"
                  onClick={() => runAndFocusHeading(readAll)}
                >
                  {texts.readAll(formatCount(state.total))}
                </button>
              </ListMessage>
            </div>
          )}
        </div>
        {isLoading && (
          <button type="button" className="btn btn-line" onClick={() => runAndFocusHeading(stop)}>
            <Square aria-hidden="true" fill="currentColor" /> <span>{texts.stop}</span>
          </button>
        )}
      </div>
      {isLoading && <CourseEntriesSkeleton />}
      {state.kind === 'loaded' && (
        <CourseEntries {...state} printed={printed} onPrint={setPrinted} />
      )}
    </>
  )
}

/** The registrations of all pages, or the progress of loading them. */
type AllRegistrations =
  | ({ kind: 'loading' } & LoadProgress)
  | { kind: 'asking'; total: number }
  | { kind: 'loaded'; registrations: RegistrationRow[]; total: number }
  | { kind: 'stopped' }
  /** `words`: what the server said. */
  | { kind: 'failed'; words?: string }

const initialState: AllRegistrations = { kind: 'loading', read: 0, total: 0 }

/** Loads all pages of the registrations when the screen opens, many of them when asked to; leaving it aborts the requests. */
function useAllRegistrations() {
  const [state, setState] = useState<AllRegistrations>(initialState)
  const [limit, setLimit] = useState(maxUnaskedRecords)
  const isLoading = state.kind === 'loading'

  useEffect(() => {
    if (!isLoading) return
    const controller = new AbortController()
    const { signal } = controller
    const onProgress = (progress: LoadProgress) => setState({ kind: 'loading', ...progress })
    loadAllRecords('/general/api/CourseRegister', '', signal, { onProgress, limit }).then(
      (found) => {
        if (!found.ok) return setState({ kind: 'failed', words: wordsOf(found) })
        const { records, total } = found.data
        if (total > limit) return setState({ kind: 'asking', total })
        setState({ kind: 'loaded', registrations: records as RegistrationRow[], total })
      },
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [isLoading, limit])

  return {
    state,
    stop: () => setState({ kind: 'stopped' }),
    retry: () => setState(initialState),
    readAll: () => {
      setLimit(Infinity)
      setState(initialState)
    },
  }
}

/** The skeleton of the courses while their registrations are loaded. */
const CourseEntriesSkeleton = () => (
  <div className="card overflow-clip placeholder-glow" aria-hidden="true">
    <ul className="list-group list-group-flush">
      {[4, 5, 3, 5, 4, 3].map((width, index) => (
        <li key={index} className="list-group-item d-grid gap-2 px-4 py-3">
          <span className={`placeholder rounded-pill text-warning col-${width - 1}`} />
          <span className={`placeholder placeholder-sm rounded-pill text-warning col-${width}`} />
        </li>
      ))}
    </ul>
  </div>
)
