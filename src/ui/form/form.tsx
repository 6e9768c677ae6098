import {
  createContext,
  Fragment,
  use,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { findRefusedFileInput } from './file-preparation'
import { useAfterTyping } from './use-after-typing'
import { useIsBefore } from './use-retry-time'
import { useHydrated } from '../loading/deferred'
import { useCountUnsavedForm } from '../dialog/unsaved'
import type { Elements } from '../elements'

const SendingContext = createContext(false)
const WaitingContext = createContext(false)

export const useSending = () => use(SendingContext)

/**
 * Handlers of an element whose values stay as they are while the form sends, or they would be lost with the form. Its text
 * boxes are read only then; `disabled` would take the focus.
 */
export const useSendingLock = () => (useSending() ? lockHandlers : undefined)

const lockHandlers = {
  onMouseDownCapture: preventChange,
  onClickCapture: preventChange,
  onDropCapture: preventChange,
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (event.key !== 'Tab' && event.key !== 'Escape') preventChange(event)
  },
}

function preventChange(event: SyntheticEvent) {
  if ((event.target as Element).matches('textarea, input:not([type="file"])')) return
  event.preventDefault()
  event.stopPropagation()
}

/** Whether the surrounding form waits until the server takes requests again. */
export const useWaiting = () => use(WaitingContext)

/**
 * The form of the app. It sends once however often the button is pressed, and waits for files that are being prepared.
 * `onSend` gets the values with the name of the pressed button, and resolves with whether the server accepted; only then the
 * fields are reset.
 */
export function Form({
  onSend,
  onDirty,
  retryAt,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'children'> & {
  children: Elements
  onSend: (values: FormData, form: HTMLFormElement, initialValues: FormData) => Promise<boolean>
  /** Until this time (ms since epoch) a submit sends nothing, because the server asked to wait. */
  retryAt?: number
  /** Called on every input and after an accepted send; `isDirty`: the values differ from the initial ones. */
  onDirty?: (isDirty: boolean, values: FormData, initialValues: FormData) => void
}) {
  // Not a transition: React holds back every other one, the router's too, until an async one has ended.
  const [isSending, setIsSending] = useState(false)
  const [resetCount, setResetCount] = useState(0)
  const isLocked = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const initialValues = useRef(new FormData())
  const [isDirty, setIsDirty] = useState(false)
  useCountUnsavedForm(isDirty)
  const isWaiting = useIsBefore(retryAt)

  // Before the effects of the children, which may fill in what was kept.
  useLayoutEffect(() => {
    initialValues.current = formValues(form.current!)
  }, [resetCount])

  const afterTyping = useAfterTyping()

  function updateDirty(values: FormData) {
    const typed = serializeValues(values)
    const now = typed !== serializeValues(initialValues.current)
    setIsDirty(now)
    afterTyping(typed.length, () => onDirty?.(now, values, initialValues.current))
  }

  async function send(element: HTMLFormElement, submitter: HTMLElement | null) {
    if (isLocked.current || isWaiting) return
    isLocked.current = true
    setIsSending(true)
    try {
      // The field itself shows why its file was refused.
      const refused = await findRefusedFileInput(element)
      if (refused) return refused.focus()
      const values = formValues(element)
      // Not by FormData's second argument, which browsers of 2023 ignore.
      const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>
      if (name) values.set(name, value ?? '')
      if (await onSend(values, element, initialValues.current)) {
        setResetCount((previous) => previous + 1)
        setIsDirty(false)
        afterTyping(0, () => onDirty?.(false, values, initialValues.current))
      }
    } finally {
      isLocked.current = false
      setIsSending(false)
    }
  }

  return (
    <SendingContext value={isSending}>
      <WaitingContext value={isWaiting}>
        <form
          {...rest}
          ref={form}
          noValidate
          aria-busy={isSending}
          onInput={(event) => updateDirty(formValues(event.currentTarget))}
          onSubmit={(event) => {
            event.preventDefault()
            void send(event.currentTarget, event.nativeEvent.submitter)
          }}
        >
          <Fragment key={resetCount}>{children}</Fragment>
        </form>
      </WaitingContext>
    </SendingContext>
  )
}

/** The text of one field; '' where there is none. */
export function valueOf(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Reads files from their inputs, because FormData misses those of simulated uploads. A day or time that is typed by half has
 * no entry, and where none was picked the stored text is sent: an empty value would delete it.
 */
function formValues(form: HTMLFormElement): FormData {
  const values = new FormData(form)
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue
    const { name, type, value, files, validity, dataset } = control
    if (validity.badInput || type === 'file') values.delete(name)
    else if (!value && dataset.textIfEmpty) values.set(name, dataset.textIfEmpty)
    const file = files?.[0]
    if (file && name) values.set(name, file)
  }
  return values
}

const serializeValues = (values: FormData) =>
  JSON.stringify(
    [...values].map(([name, value]) => [
      name,
      value instanceof File ? `file ${value.name}` : value,
    ]),
  )

/**
 * The submit button, with a spinner while sending. A prerendered page disables it until hydration, because the browser's
 * own submit would put the typed text, passwords included, into the address.
 */
export function SendButton({
  busyLabel,
  children,
  className,
}: {
  /** The label while sending. */
  busyLabel: string
  children: ReactNode
  className: string
}) {
  const isSending = useSending()
  const isWaiting = useWaiting()
  const isHydrated = useHydrated()
  return (
    <button
      type="submit"
      className={className}
      disabled={!isHydrated}
      aria-disabled={isSending || isWaiting || undefined}
    >
      {isSending ? (
        <>
          <span className="spinner-border spinner-border-sm" aria-hidden="true" />{' '}
          <span>{busyLabel}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
