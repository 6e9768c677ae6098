import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Field } from '../../../ui/field'
import { replyMessages } from '../../../messages/admin-replies'
import { commonMessages } from '../../../messages/common'

/** Characters that a name may have: it stands in one line. */
const longest = 60

/**
 * Asks for the name of a reply. It stands within the form of the mail and is no part of it: it has no name to be sent
 * under, and Enter is its own.
 */
export function NameBox({
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
  /** Answers with what stands against the name; with nothing when it was taken. */
  onName: (name: string) => string | undefined
  onCancel?: () => void
}) {
  const box = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()

  function take() {
    const name = box.current!.value.trim()
    const found = name ? onName(name) : replyMessages.noName
    setFault(found)
    if (found) box.current!.focus()
    else if (box.current) box.current.value = ''
  }

  function onKeyDown(event: KeyboardEvent) {
    const ours = event.key === 'Enter' || (event.key === 'Escape' && onCancel)
    if (!ours) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') take()
    else onCancel!()
  }

  return (
    <div className="replies-name">
      <Field name="" label={label} hint={hint} error={fault}>
        {(control): ReactNode => (
          <input
            {...control}
            ref={box}
            className="form-control"
            type="text"
            defaultValue={value}
            maxLength={longest}
            autoComplete="off"
            autoFocus={onCancel !== undefined}
            dir="auto"
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="replies-ways">
        <button type="button" className="btn btn-line btn-small" onClick={take}>
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
