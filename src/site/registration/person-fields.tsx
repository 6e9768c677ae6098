import { NameAndEmailFields, FormField } from '../form-field'
import type { RegistrationField } from './registration-rules'
import { registrationMessages } from '../../messages/site-screens/registration'

export type FieldErrors = Partial<Record<RegistrationField, string>>

/** Name, email, mobile number and preferred language. */
export function PersonFields({ errors }: { errors: FieldErrors }) {
  const texts = registrationMessages()
  return (
    <>
      <NameAndEmailFields form="registration" texts={texts} errors={errors} />
      <FormField form="registration" name="mobno" label={texts.mobno} error={errors.mobno}>
        {(control) => <input {...control} className="form-control" type="tel" autoComplete="tel" />}
      </FormField>
      <FormField
        form="registration"
        name="language"
        label={texts.language}
        error={errors.language}
        required
      >
        {(control) => (
          <select {...control} className="form-select" defaultValue="">
            <option value="">{texts.chooseLanguage}</option>
            {Object.entries(texts.languages).map(([language, name]) => (
              <option key={language} value={language}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FormField>
    </>
  )
}
