import { ChevronLeft, ChevronRight } from 'lucide-react'
import { paneMessages } from '../../messages/admin-screens/pane'
import { formatCount } from '../../messages/format'

/** The neighbours of the edited record in the list, on this page or the next. */
export interface RecordNavigation {
  /** The record's number in the list. */
  number: number
  total: number
  hasPrevious: boolean
  hasNext: boolean
  /** Opens the next (1) or the previous (-1) record. */
  step: (step: 1 | -1) => void
}

/** The position of the edited record in the list, with buttons that open its neighbours without saving. */
export function RecordSteps({
  noun,
  navigation: { number, total, hasPrevious, hasNext },
  onStep,
}: {
  noun: string
  navigation: RecordNavigation
  onStep: (step: 1 | -1) => void
}) {
  if (!hasPrevious && !hasNext) return null
  return (
    <div className="d-flex align-items-center gap-2 mb-3">
      <span className="me-2">
        {paneMessages.position(noun, formatCount(number), formatCount(total))}
      </span>
      <button
        type="button"
        className="btn btn-line btn-small"
        aria-label={paneMessages.previous(noun)}
        aria-disabled={!hasPrevious || undefined}
        onClick={() => hasPrevious && onStep(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <button
        type="button"
        className="btn btn-line btn-small"
        aria-label={paneMessages.next(noun)}
        aria-disabled={!hasNext || undefined}
        onClick={() => hasNext && onStep(1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  )
}
