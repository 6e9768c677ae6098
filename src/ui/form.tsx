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

/** Whether the form around is on its way to the server. */
export const useSending = () => use(Sending)

/**
 * The one form of the app. A press sends once, however often it is repeated; the values are what the fields
 * hold, files included. `onSend` gets them beside what the form opened with, and answers whether the server
 * accepted: only then is the form emptied. A file that is still being prepared is waited for.
 */
export function Form({
  onSend,
  onDirty,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'action'> & {
  onSend: (values: FormData, form: HTMLFormElement, opened: FormData) => Promise<boolean>
  /** Told at every input whether anything differs from what the form opened with, what it holds, and what it opened with. */
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

/** FormData misses files that a simulated upload put into the field, so each is read from the field itself. */
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
 * The button that sends: while it does, it says so and takes no second press. On a prerendered page it is disabled
 * until the app runs: the browser's own submit would put what was typed, a password included, into the address.
 */
export function SendButton({
  busy,
  children,
  className,
}: {
  /** The words while sending. */
  busy: string
  children: ReactNode
  className: string
}) {
  const sending = useSending()
  const isLive = useHydrated()
  return (
    <button
      type="submit"
      className={className}
      disabled={!isLive}
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
