import { PersonQuestions, Question } from '../form-field'
import type { RuledField } from './registration-rules'
import { registrationMessages } from '../../messages/registration'

type Broken = Partial<Record<RuledField, string>>

/** Who registers, and in which language. */
export function PersonFields({ broken }: { broken: Broken }) {
  const texts = registrationMessages()
  return (
    <>
      <PersonQuestions form="registration" texts={texts} broken={broken} />
      <Question form="registration" name="mobno" label={texts.mobno}>
        {(control) => <input {...control} className="form-control" type="tel" autoComplete="tel" />}
      </Question>
      <Question
        form="registration"
        name="language"
        label={texts.language}
        error={broken.language}
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
      </Question>
    </>
  )
}

/** Where the person lives, and what there is to say. */
export function WordsFields({ broken }: { broken: Broken }) {
  const texts = registrationMessages()
  return (
    <>
      <Question
        form="registration"
        name="address"
        label={texts.address}
        error={broken.address}
        hint={texts.addressHint}
        most={350}
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
      </Question>
      <Question
        form="registration"
        name="comment"
        label={texts.comment}
        error={broken.comment}
        hint={texts.commentHint}
        most={500}
        required
      >
        {(control) => <textarea {...control} className="form-control" rows={4} dir="auto" />}
      </Question>
    </>
  )
}
