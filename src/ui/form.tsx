import {
  createContext,
  Fragment,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { refusedFileInput } from './file-preparation'
import { useHydrated } from './deferred'
import { useHoldsUnsaved } from './unsaved'

const Sending = createContext(false)

/** Whether the surrounding form is being sent. */
export const useSending = () => use(Sending)

/**
 * The form of the app. It sends once however often the button is pressed, and waits for files that are being prepared.
 * `onSend` resolves with whether the server accepted; only then the fields are reset.
 */
export function Form({
  onSend,
  onDirty,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'action'> & {
  onSend: (values: FormData, form: HTMLFormElement, opened: FormData) => Promise<boolean>
  /** Called on every input: whether the values differ from the initial ones, the values, the initial values. */
  onDirty?: (dirty: boolean, values: FormData, opened: FormData) => void
}) {
  // Not a transition: React holds back every other one, the router's too, until an async one has ended.
  const [sending, setSending] = useState(false)
  const [round, setRound] = useState(0)
  const locked = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const opened = useRef(new FormData())
  const [dirty, setDirty] = useState(false)
  useHoldsUnsaved(dirty)

  useEffect(() => {
    opened.current = formValues(form.current!)
  }, [round])

  function noteDirty(now: boolean, values: FormData) {
    setDirty(now)
    onDirty?.(now, values, opened.current)
  }

  async function send(element: HTMLFormElement) {
    if (locked.current) return
    locked.current = true
    setSending(true)
    try {
      // The field itself shows why its file was refused.
      const refused = await refusedFileInput(element)
      if (refused) return refused.focus()
      const values = formValues(element)
      if (await onSend(values, element, opened.current)) {
        setRound((previous) => previous + 1)
        noteDirty(false, values)
      }
    } finally {
      locked.current = false
      setSending(false)
    }
  }

  return (
    <Sending value={sending}>
      <form
        {...rest}
        ref={form}
        noValidate
        aria-busy={sending}
        onInput={(event) => {
          const values = formValues(event.currentTarget)
          noteDirty(serializeValues(values) !== serializeValues(opened.current), values)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
      >
        <Fragment key={round}>{children}</Fragment>
      </form>
    </Sending>
  )
}

/** The text of one field; '' where there is none. */
export function valueOf(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

/** Reads files from their inputs, because FormData misses those of simulated uploads. */
function formValues(form: HTMLFormElement): FormData {
  const values = new FormData(form)
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="file"][name]')) {
    values.delete(input.name)
    const file = input.files?.[0]
    if (file) values.set(input.name, file)
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
  busy,
  children,
  className,
}: {
  /** The label while sending. */
  busy: string
  children: ReactNode
  className: string
}) {
  const sending = useSending()
  const isHydrated = useHydrated()
  return (
    <button
      type="submit"
      className={className}
      disabled={!isHydrated}
      aria-disabled={sending || undefined}
    >
      {sending ? (
        <>
          <span className="spinner-border spinner-border-sm" aria-hidden="true" /> {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}
