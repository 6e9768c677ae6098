import { FormField } from '../form-field'
import { registrationMessages } from '../../messages/site-screens/registration'

/** A field that the URL has filled: disabled, but its value is sent. */
export function PrefilledField({
  name,
  value,
  note,
}: {
  name: 'course_type' | 'course_name'
  value: string
  note: string
}) {
  return (
    <FormField form="registration" name={name} label={registrationMessages()[name]}>
      {(control) => (
        <input
          {...control}
          className="form-control"
          value={value}
          aria-describedby={note}
          dir="auto"
          disabled
        />
      )}
    </FormField>
  )
}
