import { useState } from 'react'
import { weeklyDays } from '../../../lib/date-time'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import { dateText } from '../../../messages/format'
import { Field } from '../../../ui/form/field'

/** The name of the field; it is no field of the record, so it is never sent. */
export const repeatName = 'repeatUntil'

/** "Repeat every week until", with the days on which records will be added. */
export function RepeatField({ firstDay }: { firstDay: string }) {
  const [until, setUntil] = useState('')
  const days = weeklyDays(firstDay, until)
  const texts = formMessages.repeat
  return (
    <div className="mt-4">
      <Field name={repeatName} label={texts.label} hint={texts.hint}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            type="date"
            onInput={({ currentTarget }) => setUntil(currentTarget.value)}
          />
        )}
      </Field>
      <p className="mb-0" role="status">
        {days.length > 1 && texts.days(days.length, days.map(dateText).join(', '))}
      </p>
    </div>
  )
}
