import { Eye, EyeOff, Circle, CircleCheck } from 'lucide-react'
import { useState, useId } from 'react'
import { Field } from '../../ui/form/field'
import { HelpTooltip } from '../../ui/tooltip/help-tooltip'
import { type PasswordName, metRules, passwordRuleNames, type PasswordRule } from './password-rules'
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

/** The field of the new password with its five rules, ticked while the person types. */
export function NewPassword({ error }: { error?: string }) {
  const texts = changePasswordMessages
  const rulesId = useId()
  const [met, setMet] = useState<PasswordRule[]>([])
  return (
    <div
      onInput={({ target }) => target instanceof HTMLInputElement && setMet(metRules(target.value))}
    >
      <PasswordField
        name="new_pass"
        label={texts.labels.new_pass}
        tip={texts.tips.new_pass}
        error={error}
        autoComplete="new-password"
        describedBy={rulesId}
      />
      <ul
        className="password-rules d-grid column-gap-3 mt-2 mb-0 p-0 fs-5 text-body-secondary"
        id={rulesId}
        aria-label={texts.rules}
      >
        {passwordRuleNames.map((name) => {
          const isMet = met.includes(name)
          const Icon = isMet ? CircleCheck : Circle
          return (
            <li
              key={name}
              className={`d-flex align-items-center gap-2 ${isMet ? 'text-success' : ''}`}
            >
              <Icon className="size-16" aria-hidden="true" />
              <span className="visually-hidden">{isMet ? texts.met : texts.unmet}</span>{' '}
              <span>{texts.rule[name]}</span>
            </li>
          )
        })}
      </ul>
      <span className="visually-hidden" role="status">
        {met.length > 0 && texts.metCount(met.length, passwordRuleNames.length)}
      </span>
    </div>
  )
}
