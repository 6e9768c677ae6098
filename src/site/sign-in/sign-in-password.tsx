import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../ui/form/field'
import { signInMessages } from '../../messages/site-screens/sign-in'

/** The password with a button that shows what is typed. */
export function SignInPassword({ error }: { error?: string }) {
  const texts = signInMessages()
  const [isVisible, setIsVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  return (
    <Field
      id="password"
      name="password"
      label={texts.password}
      error={error}
      required
      className="field-password mt-5"
      aside={
        <button
          type="button"
          className="field-eye rounded text-info"
          aria-label={isVisible ? texts.hide : texts.show}
          aria-controls="password"
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon aria-hidden="true" />
        </button>
      }
    >
      {(control) => (
        <input
          {...control}
          className="form-control"
          type={isVisible ? 'text' : 'password'}
          autoComplete="current-password"
        />
      )}
    </Field>
  )
}
