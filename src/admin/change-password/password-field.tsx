import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../ui/field'
import { Help } from './help'
import type { Asked } from './password-rules'
import { changePasswordMessages } from '../../messages/admin-change-password'
import { commonMessages } from '../../messages/common'

export const idOf = (field: Asked) => `field-${field}`

/** A password, its help at the label's right end, and the eye that shows it. */
export function PasswordField({
  name,
  label,
  tip,
  error,
  complete,
  describedBy,
}: {
  name: Asked
  label: string
  tip: string
  error?: string
  complete: 'current-password' | 'new-password'
  /** What stands below the field and describes it too. */
  describedBy?: string
}) {
  const texts = changePasswordMessages
  const [shown, setShown] = useState(false)
  const toggle = (shown ? texts.hide : texts.show)(label)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field
      id={idOf(name)}
      name={name}
      label={label}
      mark={commonMessages().required}
      error={error}
      required
      aside={<Help name={texts.help(label)} text={tip} />}
    >
      {(control) => (
        <span className="password-box">
          <input
            {...control}
            className="form-control"
            type={shown ? 'text' : 'password'}
            autoComplete={complete}
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            aria-describedby={
              [control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
            }
          />
          <button
            type="button"
            className="password-eye"
            aria-label={toggle}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  )
}
