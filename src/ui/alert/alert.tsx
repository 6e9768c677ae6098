import { CircleCheck, OctagonAlert, X } from 'lucide-react'
import { useEffect, useRef, useState, useEffectEvent, type Ref } from 'react'
import { AlertMessage, type AlertMessages, type AlertContent } from './alert-message'
import type { Elements } from '../elements'
import { focusStill, screenHeading } from '../focus'

/**
 * Shows a screen's alert and closes it after 5 s unless `staysOpen`; pointer, focus or a hidden tab pause
 * the time. The live regions are always rendered, because screen readers announce only what is added to one.
 */
export function AlertRegion(props: {
  alert: AlertContent | undefined
  messages: AlertMessages
  onClose: () => void
  staysOpen?: boolean
  /** A success takes the focus as well, because the pressed button disappears with its form. */
  takesFocus?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
  /** Rendered after the message, such as a link to sign-in. */
  children?: Elements
}) {
  const { alert, className, ref } = props
  const shown = alert && <Alert {...props} alert={alert} />
  return (
    <div ref={ref} className={className}>
      <div role="status">{alert?.tone === 'success' && shown}</div>
      <div role="alert">{alert?.tone === 'danger' && shown}</div>
    </div>
  )
}

function Alert({
  alert,
  messages,
  onClose,
  staysOpen: isKept,
  takesFocus,
  children,
}: {
  alert: AlertContent
  messages: AlertMessages
  onClose: () => void
  staysOpen?: boolean
  takesFocus?: boolean
  children?: Elements
}) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isPaused = isHovered || isFocused
  const staysOpen = isKept || alert.staysOpen || alert.retryAt !== undefined
  const element = useRef<HTMLDivElement>(null)
  const previousFocus = useRef<Element>(null)
  useAutoClose(alert, staysOpen, isPaused, onClose)

  // Focuses the alert after a submit. Depends on what it is about, so that a re-render does not focus it again.
  const { tone, message } = alert
  const subject = alert.cause ?? message
  const hasSeveral = Array.isArray(message)
  useEffect(() => {
    if (
      staysOpen ||
      takesFocus ||
      (tone === 'danger' && (hasSeveral || belongsToForm(element.current!)))
    )
      focusAlert(element.current!)
  }, [tone, subject, hasSeveral, staysOpen, takesFocus])

  const success = tone === 'success'
  const Icon = success ? CircleCheck : OctagonAlert
  const close = () => {
    returnFocus(previousFocus.current, element.current!)
    onClose()
  }
  return (
    <div
      ref={element}
      tabIndex={-1}
      className={`alert alert-${alert.tone} alert-box d-md-grid column-gap-3 row-gap-1 overflow-hidden${staysOpen ? '' : ' alert-timed'}`}
      data-paused={isPaused || undefined}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setIsFocused(true)
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget
      }}
      onBlur={() => setIsFocused(false)}
    >
      <Icon className="alert-icon" aria-hidden="true" />
      <div className="alert-text align-self-start">
        <strong className="me-1">{success ? messages.info : messages.error}</strong>{' '}
        <AlertMessage alert={alert} messages={messages} /> {children}
      </div>
      <button type="button" className="close-button" aria-label={messages.close} onClick={close}>
        <X aria-hidden="true" />
      </button>
    </div>
  )
}

/**
 * Whether a form contains the alert or is its sibling; alerts of other places do not take the focus. The body has a
 * form of index.html, which is shown while the app does not start.
 */
const belongsToForm = (element: HTMLElement) =>
  element.closest('form, :not(body):has(> form)') !== null

/** Scrolls by itself, because the browser's scroll on focus may leave the alert under a sticky header. */
function focusAlert(element: HTMLElement) {
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'nearest' })
}

/** Returns the focus when the close button disappears: to where it was, else to the dialog or the nearest heading. */
function returnFocus(previous: Element | null, element: HTMLElement) {
  const canTakeFocus = previous?.isConnected && !previous.closest('[hidden]')
  const target = canTakeFocus
    ? previous
    : (element.closest('[role="dialog"]') ??
      element.closest('section')?.querySelector('h2') ??
      screenHeading())
  if (target instanceof HTMLElement) focusStill(target)
}

const shownForMs = 5000

/** Closes an alert after five seconds; time while it is paused or the tab is hidden does not count. */
function useAutoClose(
  alert: AlertContent,
  staysOpen: boolean,
  isPaused: boolean,
  onClose: () => void,
) {
  const remainingMs = useRef(shownForMs)
  const close = useEffectEvent(onClose)
  const [hidden, setHidden] = useState(document.hidden)

  useEffect(() => {
    remainingMs.current = shownForMs
  }, [alert])
  useEffect(() => {
    const onChange = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  useEffect(() => {
    if (staysOpen || isPaused || hidden) return
    const started = performance.now()
    const timer = setTimeout(() => close(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - started
    }
  }, [alert, staysOpen, isPaused, hidden])
}
