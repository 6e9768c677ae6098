import { Circle, CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { PasswordField } from './password-field'
import { metRules, passwordRuleNames, type PasswordRule } from './password-rules'
import { changePasswordMessages } from '../../messages/admin-screens/change-password'

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
