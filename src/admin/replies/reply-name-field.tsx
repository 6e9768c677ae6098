import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { cleanLine } from '../../lib/typed-text'
import { Field } from '../../ui/form/field'
import { replyMessages } from '../../messages/admin-screens/replies'
import { commonMessages } from '../../messages/common'

/** Characters: a name is shown in one line. */
const maxNameLength = 60

/**
 * Asks for the name of a saved reply. It lies inside the mail's form: without a `name` it is not sent, and Enter
 * must not submit that form.
 */
export function ReplyNameField({
  label,
  hint,
  value = '',
  button,
  onName,
  onCancel,
}: {
  label: string
  hint?: string
  value?: string
  button: string
  /** Returns the error to show, or undefined if the name was accepted. */
  onName: (name: string) => string | undefined
  onCancel?: () => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()

  function submitName() {
    const name = cleanLine(input.current!.value)
    const failure = name ? onName(name) : replyMessages.noName
    setError(failure)
    if (failure) input.current!.focus()
    else if (input.current) input.current.value = ''
  }

  function onKeyDown(event: KeyboardEvent) {
    const isHandled = event.key === 'Enter' || (event.key === 'Escape' && onCancel)
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') submitName()
    else onCancel!()
  }

  return (
    <div className="replies-name d-flex flex-wrap column-gap-2 row-gap-1">
      <Field name="" label={label} hint={hint} error={error}>
        {(control): ReactElement => (
          <input
            {...control}
            name={undefined}
            ref={input}
            className="form-control"
            type="text"
            defaultValue={value}
            maxLength={maxNameLength}
            autoComplete="off"
            autoFocus={onCancel !== undefined}
            dir="auto"
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="replies-actions d-flex align-self-start gap-1">
        <button type="button" className="btn btn-line btn-small" onClick={submitName}>
          {button}
        </button>
        {onCancel && (
          <button type="button" className="btn btn-quiet btn-small" onClick={onCancel}>
            {commonMessages().cancel}
          </button>
        )}
      </div>
    </div>
  )
}
