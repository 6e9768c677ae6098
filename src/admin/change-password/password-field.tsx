import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../ui/form/field'
import { HelpTooltip } from '../../ui/tooltip/help-tooltip'
import type { PasswordName } from './password-rules'
import { changePasswordMessages } from '../../messages/admin-screens/change-password'
import { commonMessages } from '../../messages/common'

/** The id of a field's control, to which alerts link. */
export const passwordFieldId = (field: PasswordName) => `field-${field}`

/** A password field with a help tooltip and a button that shows the password. */
export function PasswordField({
  name,
  label,
  tip,
  error,
  autoComplete,
  describedBy,
}: {
  name: PasswordName
  label: string
  tip: string
  error?: string
  autoComplete: 'current-password' | 'new-password'
  /** The id of a further description, below the field. */
  describedBy?: string
}) {
  const texts = changePasswordMessages
  const [shown, setShown] = useState(false)
  const toggle = (shown ? texts.hide : texts.show)(label)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field
      id={passwordFieldId(name)}
      name={name}
      label={label}
      requiredTitle={commonMessages().required}
      error={error}
      required
      aside={<HelpTooltip name={texts.help(label)} text={tip} />}
    >
      {(control) => (
        <span className="control-overlay d-grid align-items-center min-w-0">
          <input
            {...control}
            className="form-control pe-7"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            aria-describedby={
              [control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
            }
          />
          <button
            type="button"
            className="btn-icon"
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
