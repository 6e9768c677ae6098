import { FormField } from '../form-field'
import { registrationMessages } from '../../messages/site-screens/registration'
import { type FieldErrors } from './person-fields'
import { registrationLimits } from './registration-rules'

/** The two text areas of the form. */
export function AddressAndCommentFields({ errors }: { errors: FieldErrors }) {
  const texts = registrationMessages()
  return (
    <>
      <FormField
        form="registration"
        name="address"
        label={texts.address}
        error={errors.address}
        limits={registrationLimits.address}
        isMultiline
        required
      >
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={3}
            autoComplete="street-address"
            dir="auto"
          />
        )}
      </FormField>
      <FormField
        form="registration"
        name="comment"
        label={texts.comment}
        error={errors.comment}
        limits={registrationLimits.comment}
        isMultiline
        required
      >
        {(control) => <textarea {...control} className="form-control" rows={4} dir="auto" />}
      </FormField>
    </>
  )
}
