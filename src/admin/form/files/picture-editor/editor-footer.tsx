/** The buttons of the picture editor: reset, cancel, and apply with a spinner while the picture is drawn. */
export function EditorFooter({
  messages,
  isReady,
  isDrawing,
  onReset,
  onClose,
  onApply,
}: {
  messages: { reset: string; cancel: string; apply: string }
  isReady: boolean
  isDrawing: boolean
  onReset: () => void
  onClose: () => void
  onApply: () => void
}) {
  return (
    <div className="modal-footer">
      <button type="button" className="btn btn-quiet me-auto" onClick={onReset}>
        {messages.reset}
      </button>
      <button type="button" className="btn btn-line" onClick={onClose}>
        {messages.cancel}
      </button>
      <button
        type="button"
        className="btn btn-primary"
        aria-disabled={!isReady || isDrawing || undefined}
        onClick={onApply}
      >
        {isDrawing && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}{' '}
        <span>{messages.apply}</span>
      </button>
    </div>
  )
}
