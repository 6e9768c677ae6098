import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import Modal from 'react-bootstrap/Modal'
import { NavigationType, useBlocker } from 'react-router-dom'

/** The words of every dialog, and of the question before typed text is thrown away. */
export interface DialogWords {
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
  words,
  onClose,
  unsaved = false,
  returnTo,
  className,
  addressed = false,
  children,
}: {
  title: string
  words: DialogWords
  onClose: () => void
  unsaved?: boolean
  returnTo?: () => HTMLElement | null | undefined
  className?: string
  addressed?: boolean
  children: (leave: () => void) => ReactNode
}) {
  const titleId = useId()
  const [asking, setAsking] = useState(false)
  const answered = useRef(false)
  const lastAction = useRef<string>('')
  useFocusReturn(returnTo)
  useTabGuard(unsaved)

  const blocker = useBlocker(({ historyAction, nextLocation }) => {
    lastAction.current = historyAction
    const unasked = (nextLocation.state as { unasked?: true } | null)?.unasked === true
    const back = historyAction === NavigationType.Pop && !addressed
    return !answered.current && !unasked && (back || unsaved)
  })
  const close = () => {
    answered.current = true
    onClose()
  }
  const leave = () => (unsaved ? setAsking(true) : close())

  const onBlocked = useEffectEvent(() => {
    if (lastAction.current !== 'POP') return setAsking(true)
    // Back closes the dialog instead of leaving the screen.
    blocker.reset?.()
    leave()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') onBlocked()
  }, [blocker.state])

  return (
    <>
      <Modal
        show
        animation={false}
        restoreFocus={false}
        enforceFocus={!asking}
        onHide={leave}
        aria-labelledby={titleId}
        dialogClassName={className}
        scrollable
      >
        <div className="modal-header">
          <h2 className="modal-title" id={titleId}>
            {title}
          </h2>
          <button type="button" className="modal-x" aria-label={words.close} onClick={leave}>
            <X aria-hidden="true" />
          </button>
        </div>
        {/* eslint-disable-next-line react-hooks/refs -- `leave` is called by presses, not while rendering */}
        <FocusFirst>{children(leave)}</FocusFirst>
      </Modal>
      {asking && (
        <UnsavedQuestion
          words={words.unsaved}
          onKeep={() => {
            if (blocker.state === 'blocked') blocker.reset()
            setAsking(false)
          }}
          onDiscard={() => {
            if (blocker.state === 'blocked') blocker.proceed()
            close()
          }}
        />
      )}
    </>
  )
}

/** Asks before typed text is thrown away; the safe answer has the focus. */
export function UnsavedQuestion({
  words,
  onKeep,
  onDiscard,
}: {
  words: DialogWords['unsaved']
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
            {words.title}
          </h2>
          <p>{words.text}</p>
        </div>
        <div className="modal-footer">
          <button type="button" className="btn btn-outline-danger" onClick={onDiscard}>
            {words.discard}
          </button>
          <button type="button" className="btn btn-primary" data-focus="" onClick={onKeep}>
            {words.keep}
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

/** Lets the browser ask before a tab with typed text closes. */
function useTabGuard(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}
