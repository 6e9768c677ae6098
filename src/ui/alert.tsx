import type { AlertContent } from '../data/alert-content'
import { CircleCheck, OctagonAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

const shownFor = 5000

export interface AlertMessages {
  info: string
  error: string
  close: string
}

/**
 * The place of a screen's outcome [ALERT-1] [ALERT-2]: "Info" or "Error", gone after 5 s unless `stays`; the time stands
 * still while the pointer or the focus is on it and while the tab is hidden. Its live regions exist before
 * their text, so that a screen reader hears the outcome once.
 */
export function AlertRegion(props: {
  alert: AlertContent | undefined
  messages: AlertMessages
  onClose: () => void
  stays?: boolean
  className?: string
  /** What follows the sentence, such as a link to sign in. */
  children?: ReactNode
}) {
  const { alert, className } = props
  const shown = alert && <Alert {...props} alert={alert} />
  return (
    <div className={className}>
      <div role="status">{alert?.tone === 'success' && shown}</div>
      <div role="alert">{alert?.tone === 'danger' && shown}</div>
    </div>
  )
}

function Alert({
  alert,
  messages,
  onClose,
  stays,
  children,
}: {
  alert: AlertContent
  messages: AlertMessages
  onClose: () => void
  stays?: boolean
  children?: ReactNode
}) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const touched = isHovered || isFocused
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<Element>(null)
  useCountdown(alert, stays === true, touched, onClose)

  // After a submit the person is led to what came of it. By its words: what is rendered anew is no new outcome.
  const { tone, message } = alert
  useEffect(() => {
    if (stays || (tone === 'danger' && (Array.isArray(message) || isOfForm(place.current!))))
      lead(place.current!)
  }, [tone, message, stays])

  const success = tone === 'success'
  const Icon = success ? CircleCheck : OctagonAlert
  const close = () => {
    giveBack(before.current, place.current!)
    onClose()
  }
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={`notice notice-${alert.tone}${stays ? '' : ' notice-passing'}`}
      data-held={touched || undefined}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setIsFocused(true)
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
      }}
      onBlur={() => setIsFocused(false)}
    >
      <Icon className="notice-icon" aria-hidden="true" />
      <div className="notice-text">
        <strong className="notice-word">{success ? messages.info : messages.error}</strong>{' '}
        <Sentences message={message} fields={alert.fields} />
        {children && <> {children}</>}
      </div>
      <button type="button" className="notice-close" aria-label={messages.close} onClick={close}>
        <X aria-hidden="true" />
      </button>
    </div>
  )
}

/** Whether it answers a form, which stands around it or beside it; a list's alert does not take the focus. */
const isOfForm = (place: HTMLElement) => place.closest('form, :has(> form)') !== null

/** The browser's own scroll to the focus may leave it under a sticky header. */
function lead(place: HTMLElement) {
  place.focus({ preventScroll: true })
  place.scrollIntoView({ block: 'nearest' })
}

/** The cross goes with its alert: the focus returns to where it was, else to the head of the dialog or screen. */
function giveBack(before: Element | null, place: HTMLElement) {
  const target = before?.isConnected
    ? before
    : (place.closest('[role="dialog"]') ?? document.querySelector('main h1'))
  if (!(target instanceof HTMLElement)) return
  if (target.tagName === 'H1' && target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function Sentences({ message, fields }: Pick<AlertContent, 'message' | 'fields'>) {
  if (!Array.isArray(message)) return <span>{message}</span>
  return (
    <ul>
      {message.map((sentence, index) => {
        const field = fields?.[index]
        return (
          <li key={index}>
            {field ? (
              <button
                type="button"
                className="notice-link"
                onClick={() => document.getElementById(field)?.focus()}
              >
                {sentence}
              </button>
            ) : (
              sentence
            )}
          </li>
        )
      })}
    </ul>
  )
}

function useCountdown(alert: AlertContent, stays: boolean, touched: boolean, onClose: () => void) {
  const left = useRef(shownFor)
  const close = useEffectEvent(onClose)
  const [hidden, setHidden] = useState(document.hidden)

  useEffect(() => {
    left.current = shownFor
  }, [alert])
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (stays || touched || hidden) return
    const started = performance.now()
    const timer = setTimeout(() => close(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [alert, stays, touched, hidden])
}
