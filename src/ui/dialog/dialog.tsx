import { X } from 'lucide-react'
import { useId, useState, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import Modal from 'react-bootstrap/Modal'
import { langOf } from '../../lib/to-text'
import { useCountUnsavedForm } from './unsaved'
import { useUnsavedGuard } from './unsaved-guard'
import { useReturnToOpener } from './use-focus-return'
import { focusFirstField, focusIn } from '../focus'
import './dialog.scss'

/** The messages of every dialog, and of the question before unsaved text is discarded. */
export interface DialogMessages {
  close: string
  unsaved: { title: string; text: string; discard: string; keep: string }
}

export interface DialogActions {
  requestClose: () => void
  confirmDiscard: (then: () => void) => void
}

/**
 * The dialog of the app, built on React-Bootstrap's Modal. Escape, backdrop and browser Back close it; with unsaved text
 * it asks first. The focus starts on `[data-focus]`, else on the first field.
 */
export function Dialog({
  title,
  subtitle,
  messages,
  onClose,
  unsaved = false,
  returnTo,
  className,
  isInUrl = false,
  children,
}: {
  title: string
  /** Below the title: what the dialog is about, such as a record's name. */
  subtitle?: string
  messages: DialogMessages
  onClose: () => void
  unsaved?: boolean
  /** Returns the element to focus on closing if the one that opened the dialog was removed. */
  returnTo?: () => HTMLElement | null | undefined
  className?: string
  /** Its state is in the URL, so that Back closes it by navigation. */
  isInUrl?: boolean
  /** `requestClose` closes the dialog, `confirmDiscard` calls a function; both ask first if text is unsaved. */
  children: (actions: DialogActions) => ReactNode
}) {
  const titleId = useId()
  const subtitleId = useId()
  useReturnToOpener(returnTo)
  // Back closes the dialog instead of leaving the screen.
  const question = useDiscardQuestion({
    unsaved,
    messages: messages.unsaved,
    onDiscard: onClose,
    onBack: isInUrl ? undefined : requestClose,
  })
  const { confirmDiscard } = question

  useEffect(() => ignoreSecondPress(), [])

  function requestClose() {
    confirmDiscard()
  }

  return (
    <>
      <Modal
        show
        animation={false}
        restoreFocus={false}
        enforceFocus={!question.isAsking}
        onHide={requestClose}
        aria-labelledby={titleId}
        aria-describedby={subtitle ? subtitleId : undefined}
        dialogClassName={className}
        scrollable
      >
        <div className="modal-header gap-3">
          <div className="min-w-0">
            <h2 className="modal-title" id={titleId}>
              {title}
            </h2>
            {subtitle && (
              <p
                className="m-0 text-truncate text-body-secondary"
                id={subtitleId}
                dir="auto"
                lang={langOf(subtitle)}
              >
                {subtitle}
              </p>
            )}
          </div>
          <button
            type="button"
            className="modal-x ms-auto text-body-secondary"
            aria-label={messages.close}
            onClick={requestClose}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <FocusFirst>{children({ requestClose, confirmDiscard })}</FocusFirst>
      </Modal>
      {question.dialog}
    </>
  )
}

/** The second press of a double click that opened the dialog would close it, or press what it has in that place. */
function ignoreSecondPress() {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', ignore, { capture: true, once: true })
  return () => document.removeEventListener('click', ignore, { capture: true })
}

/** Asks before a press or a navigation discards unsaved text; `onBack` replaces browser Back. Used once by a form. */
export function useDiscardQuestion({
  unsaved,
  messages,
  onDiscard,
  onBack,
}: {
  unsaved: boolean
  messages: DialogMessages['unsaved']
  /** Called when the text is discarded without an action of its own, as by a navigation. */
  onDiscard?: () => void
  onBack?: () => void
}) {
  useCountUnsavedForm(unsaved)
  const guard = useUnsavedGuard(unsaved, onBack)
  const [pendingAction, setPendingAction] = useState<{ then: () => void }>()
  return {
    isAsking: guard.isAsking,
    /** Calls a function, by default `onDiscard`, after the question if text is unsaved. */
    confirmDiscard: (then?: () => void) => {
      setPendingAction(then && { then })
      if (unsaved) return guard.ask()
      guard.disable()
      if (then) then()
      else onDiscard?.()
    },
    dialog: guard.isAsking && (
      <UnsavedChangesDialog
        messages={messages}
        onKeep={() => {
          setPendingAction(undefined)
          guard.keep()
        }}
        onDiscard={() => {
          guard.discard()
          if (pendingAction) pendingAction.then()
          else onDiscard?.()
        }}
      />
    ),
  }
}

/** Asks before unsaved text is discarded; the focus is on the button that keeps it. */
const UnsavedChangesDialog = ({
  messages,
  onKeep,
  onDiscard,
}: {
  messages: DialogMessages['unsaved']
  onKeep: () => void
  onDiscard: () => void
}) => (
  <StackedDialog title={messages.title} onClose={onKeep}>
    {(heading) => (
      <>
        <div className="modal-body pb-2">
          {heading}
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
      </>
    )}
  </StackedDialog>
)

/** A dialog above an open dialog. Escape and the backdrop close only the upper one. */
export function StackedDialog({
  title,
  onClose,
  className = '',
  children,
}: {
  title: string
  onClose: () => void
  className?: string
  /** Receives the heading, to be rendered at the start of the body. */
  children: (heading: ReactElement) => ReactNode
}) {
  const titleId = useId()
  useReturnToOpener()
  return (
    <Modal
      show
      centered
      scrollable={className !== ''}
      animation={false}
      restoreFocus={false}
      onHide={onClose}
      aria-labelledby={titleId}
      dialogClassName={`modal-question ${className || 'modal-prompt'}`}
      backdropClassName="modal-backdrop-second"
    >
      <FocusFirst>
        {children(
          <h2 className="modal-title mb-2" id={titleId}>
            {title}
          </h2>,
        )}
      </FocusFirst>
    </Modal>
  )
}

/** Focuses `[data-focus]` or the first field when a dialog opens; Modal focuses only its own element. */
function FocusFirst({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!focusIn(container.current, '[data-focus]')) focusFirstField(container.current)
  }, [])
  return (
    <div ref={container} className="modal-inside vstack">
      {children}
    </div>
  )
}
