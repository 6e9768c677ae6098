import { Circle, CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { PasswordField } from './password-field'
import { metBy, strengthNames, type Strength } from './password-rules'
import { changePasswordMessages } from '../../messages/admin-change-password'

/** The new password above its five rules, each ticked as soon as what is typed meets it. */
export function NewPassword({ error }: { error?: string }) {
  const texts = changePasswordMessages
  const rulesId = useId()
  const [met, setMet] = useState<Strength[]>([])
  return (
    <div
      onInput={({ target }) => target instanceof HTMLInputElement && setMet(metBy(target.value))}
    >
      <PasswordField
        name="new_pass"
        label={texts.labels.new_pass}
        tip={texts.tips.new_pass}
        error={error}
        complete="new-password"
        describedBy={rulesId}
      />
      <ul className="password-rules" id={rulesId} aria-label={texts.rules}>
        {strengthNames.map((name) => {
          const isMet = met.includes(name)
          const Icon = isMet ? CircleCheck : Circle
          return (
            <li key={name} data-met={isMet ? '' : undefined}>
              <Icon aria-hidden="true" />
              <span className="visually-hidden">{isMet ? texts.met : texts.unmet}</span>{' '}
              <span>{texts.rule[name]}</span>
            </li>
          )
        })}
      </ul>
      <span className="visually-hidden" role="status">
        {met.length > 0 && texts.metSaid(met.length, strengthNames.length)}
      </span>
    </div>
  )
}
