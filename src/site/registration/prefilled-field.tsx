import { FormField } from '../form-field'
import { registrationMessages } from '../../messages/site-screens/registration'

/** A field that the URL has filled: disabled, but its value is sent. */
export function PrefilledField({
  name,
  value,
  note,
  error,
}: {
  name: 'course_type' | 'course_name'
  value: string
  /** The id of the note that explains it. */
  note: string
  error?: string
}) {
  return (
    <FormField form="registration" name={name} label={registrationMessages()[name]} error={error}>
      {(control) => (
        <input
          {...control}
          className="form-control"
          value={value}
          aria-describedby={[note, control['aria-describedby']].filter(Boolean).join(' ')}
          dir="auto"
          disabled
        />
      )}
    </FormField>
  )
}
