import { useEffect, useRef, useState } from 'react'
import { safeStorage } from '../../lib/safe-storage'
import { outboxMessages } from '../../messages/site-screens/outbox'
import { fillForm } from '../../ui/form/fill-form'
import { focusFirstField } from '../../ui/focus'
import { RestorePrompt } from '../../ui/form/restore-prompt'

const storage = safeStorage('sessionStorage')
/** So long after the last key (ms) a form is filled in by itself; later it may be somebody else at the device. */
const fillsInWithin = 30 * 60_000

interface Kept {
  /** When the last key was pressed (ms since epoch). */
  at: number
  values: Record<string, string>
}

function readKept(name: string): Kept | undefined {
  try {
    const kept = JSON.parse(storage.read(`kept ${name}`) ?? 'null') as Partial<Kept> | null
    const texts = Object.entries(kept?.values ?? {}).filter(([, text]) => typeof text === 'string')
    return texts.length ? { at: Number(kept?.at), values: Object.fromEntries(texts) } : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps what was typed into a public form, for this tab; nothing while its fields are as they were. `waiting`: the kept course
 * that its field cannot show yet.
 */
export function keepText(name: string, isDirty: boolean, data: FormData, waiting?: string) {
  if (!isDirty) return dropText(name)
  const { course = '', course_type, ...texts } = Object.fromEntries(data)
  const chosen = course || waiting
  // A chosen course brings its own type.
  const fields = { ...texts, ...(chosen ? { course: chosen } : { course_type }) }
  const values = Object.fromEntries(Object.entries(fields).filter(([, text]) => text))
  storage.write(`kept ${name}`, JSON.stringify({ at: Date.now(), values }))
}

export const dropText = (name: string) => storage.remove(`kept ${name}`)

function fill(
  form: HTMLFormElement,
  { course, ...values }: Kept['values'],
  onCourse?: (key: string) => void,
) {
  // First: the other fields are kept again when they are filled in.
  if (course) onCourse?.(course)
  fillForm(form, values)
}

/** Fills the form around it with what was typed into it in this tab, or offers to, when that was long ago. */
export function KeptText({
  name,
  onCourse,
}: {
  name: string
  /** Gets the chosen course in place of its field, whose options may come later. */
  onCourse?: (key: string) => void
}) {
  const region = useRef<HTMLDivElement>(null)
  const [offered, setOffered] = useState<Kept['values']>()
  const texts = outboxMessages()

  useEffect(() => {
    const kept = readKept(name)
    const form = region.current!.closest('form')!
    if (!kept) return
    const age = Date.now() - kept.at
    if (age >= 0 && age < fillsInWithin) fill(form, kept.values, onCourse)
    // After the first frame, because screen readers announce only what is added to a live region.
    else requestAnimationFrame(() => setOffered(kept.values))
  }, [name, onCourse])

  function close(values?: Kept['values']) {
    const form = region.current!.closest('form')!
    if (values) fill(form, values, onCourse)
    else dropText(name)
    setOffered(undefined)
    focusFirstField(form)
  }

  return (
    <div ref={region} role="status">
      {offered && (
        <RestorePrompt
          title={texts.kept.title}
          actions={
            <>
              <button
                type="button"
                className="btn btn-outline-secondary"
                onClick={() => close(offered)}
              >
                {texts.fill}
              </button>
              <button type="button" className="btn btn-link px-0" onClick={() => close()}>
                {texts.discard}
              </button>
            </>
          }
        >
          <p className="mt-1 mb-0">{texts.kept.text}</p>
        </RestorePrompt>
      )}
    </div>
  )
}

/** Empties the form that it is in, and what is kept of it. */
export function ClearButton({ name }: { name: string }) {
  return (
    <button
      type="button"
      className="btn btn-link"
      onClick={({ currentTarget }) => {
        const form = currentTarget.form!
        form.reset()
        // The counters, and the lists that depend on a choice, follow events only.
        fillForm(form, Object.fromEntries(new FormData(form)) as Record<string, string>)
        dropText(name)
        focusFirstField(form)
      }}
    >
      {outboxMessages().kept.clear}
    </button>
  )
}
