import { importMessages } from '../../../messages/admin-screens/form/import'
import { commonMessages } from '../../../messages/common'
import { useIsBefore } from '../../../ui/form/use-retry-time'
import type { ImportState } from './use-import'

/** Back, Close, and one button that starts and stops the import: a second button would lose the focus. */
export function ImportFooter({
  state: { addable, added, alert, isRunning, isStopping, start, stop },
  isBlocked,
  onBack,
  onClose,
}: {
  state: ImportState
  /** A line is being corrected. */
  isBlocked: boolean
  onBack: () => void
  onClose: () => void
}) {
  const texts = importMessages
  const isWaiting = useIsBefore(alert?.retryAt)
  return (
    <div className="modal-footer">
      {!isRunning && !added && (
        <button type="button" className="btn btn-line me-auto" onClick={onBack}>
          {texts.back}
        </button>
      )}
      <button type="button" className="btn btn-line" onClick={onClose}>
        {commonMessages().close}
      </button>
      {(isRunning || addable.length > 0) && (
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isBlocked || isStopping || isWaiting || undefined}
          onClick={() => {
            if (isRunning) stop()
            else if (!isBlocked && !isWaiting) void start()
          }}
        >
          {isStopping ? texts.stopping : isRunning ? texts.stop : texts.add(addable.length)}
        </button>
      )}
    </div>
  )
}
