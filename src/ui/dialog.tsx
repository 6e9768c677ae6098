import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import Modal from 'react-bootstrap/Modal'
import '../styles/dialog.scss'
import { useUnsavedGuard } from './unsaved-guard'

/** The words of every dialog, and of the question before typed text is thrown away. */
export interface DialogMessages {
  close: string
  unsaved: { title: string; text: string; discard: string; keep: string }
}

/**
 * The one dialog of the app, over React-Bootstrap's Modal: named by its title, closed by Escape, backdrop and
 * browser Back, and it asks before what was typed is lost. A navigation whose state has `unasked` passes without
 * the question. The focus starts on `[data-focus]`, else on the first field, and returns to what opened the
 * dialog, or to `returnTo` when that is gone. `children` gets `leave`, which closes as Cancel does. One that is
 * `addressed` lives in the URL: Back takes it away like any other step.
 */
export function Dialog({
  title,
  messages,
  onClose,
  unsaved = false,
  returnTo,
  className,
  addressed = false,
  children,
}: {
  title: string
  messages: DialogMessages
  onClose: () => void
  unsaved?: boolean
  returnTo?: () => HTMLElement | null | undefined
  className?: string
  addressed?: boolean
  children: (leave: () => void) => ReactNode
}) {
  const titleId = useId()
  useFocusReturn(returnTo)
  // Back closes the dialog instead of leaving the screen.
  const guard = useUnsavedGuard(unsaved, addressed ? undefined : leave)

  function close() {
    guard.pass()
    onClose()
  }
  function leave() {
    if (unsaved) guard.ask()
    else close()
  }

  return (
    <>
      <Modal
        show
        animation={false}
        restoreFocus={false}
        enforceFocus={!guard.asking}
        onHide={leave}
        aria-labelledby={titleId}
        dialogClassName={className}
        scrollable
      >
        <div className="modal-header">
          <h2 className="modal-title" id={titleId}>
            {title}
          </h2>
          <button type="button" className="modal-x" aria-label={messages.close} onClick={leave}>
            <X aria-hidden="true" />
          </button>
        </div>
        <FocusFirst>{children(leave)}</FocusFirst>
      </Modal>
      {guard.asking && (
        <UnsavedQuestion
          messages={messages.unsaved}
          onKeep={guard.keep}
          onDiscard={() => {
            guard.discard()
            onClose()
          }}
        />
      )}
    </>
  )
}

/** Asks before typed text is thrown away; the safe answer has the focus. */
export function UnsavedQuestion({
  messages,
  onKeep,
  onDiscard,
}: {
  messages: DialogMessages['unsaved']
  onKeep: () => void
  onDiscard: () => void
}) {
  const titleId = useId()
  useFocusReturn()
  return (
    <Modal
      show
      centered
      animation={false}
      restoreFocus={false}
      onHide={onKeep}
      aria-labelledby={titleId}
      dialogClassName="modal-question"
      backdropClassName="modal-backdrop-second"
    >
      <FocusFirst>
        <div className="modal-body">
          <h2 className="modal-title" id={titleId}>
            {messages.title}
          </h2>
          <p>{messages.text}</p>
        </div>
        <div className="modal-footer">
          <button type="button" className="btn btn-outline-danger" onClick={onDiscard}>
            {messages.discard}
          </button>
          <button type="button" className="btn btn-primary" data-focus="" onClick={onKeep}>
            {messages.keep}
          </button>
        </div>
      </FocusFirst>
    </Modal>
  )
}

const firstField = 'input:not([type="hidden"], [type="file"], :disabled), select, textarea'

/** Sets the focus when the dialog opens; Modal itself stops at its frame. */
function FocusFirst({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const inside = place.current
    const target =
      inside?.querySelector<HTMLElement>('[data-focus]') ??
      inside?.querySelector<HTMLElement>(firstField)
    target?.focus()
  }, [])
  return (
    <div ref={place} className="modal-inside">
      {children}
    </div>
  )
}

/** Gives the focus back when the dialog goes. Modal's own way ends on BODY when the opener is gone. */
function useFocusReturn(returnTo?: () => HTMLElement | null | undefined) {
  const [opener] = useState(() => document.activeElement)
  const fallback = useRef(returnTo)
  useEffect(() => {
    fallback.current = returnTo
  })
  const open = useRef(false)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
      // After the frame has left the page: until then it would take the focus back.
      queueMicrotask(() => {
        if (open.current) return
        const usable =
          opener instanceof HTMLElement && opener !== document.body && opener.isConnected
        const target = usable ? opener : fallback.current?.()
        target?.focus()
      })
    }
  }, [opener])
}
