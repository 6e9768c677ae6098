import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AlertContent } from '../../ui/alert/alert-message'
import { changePassword } from '../../api/general'
import { alertFor } from '../../alerts/alert-for'
import { signedInEmail } from '../../api/session'
import '../../styles/admin-forms.scss'
import './change-password.scss'
import { useDiscardQuestion } from '../../ui/dialog/dialog'
import { Form, SendButton, valueOf } from '../../ui/form/form'
import { NewPassword, passwordFieldId, PasswordField } from './password-field'
import { needsOtherSignIn, WriteAlert } from '../form/write-alert'
import {
  findPasswordErrors,
  passwordNames,
  type PasswordName,
  type PasswordError,
  type PasswordErrors,
} from './password-rules'
import { adminMessages } from '../../messages/admin-screens/admin'
import { changePasswordMessages } from '../../messages/admin-screens/change-password'
import { alertMessages } from '../../messages/alerts'
import { commonMessages } from '../../messages/common'

export const handle = {
  head: () => ({ title: adminMessages.screens.changepass.label, area: adminMessages.admin }),
}

/** Changes the password of the signed-in person. Passwords are never stored as a draft. */
export function Component() {
  const texts = changePasswordMessages
  const { cancel, unsaved } = commonMessages()
  const navigate = useNavigate()
  const [dirty, setDirty] = useState(false)
  const [typed, setTyped] = useState<FormData>()
  const [errors, setErrors] = useState<PasswordErrors>({})
  const [refused, setRefused] = useState<{ errors: Record<string, string>; values: FormData }>()
  const [alert, setAlert] = useState<AlertContent>()
  const heading = useRef<HTMLHeadingElement>(null)
  const question = useDiscardQuestion({ unsaved: dirty, messages: unsaved })

  /** The error of a field: our own rules first, then the server's words, until the field changes. */
  function errorAt(field: PasswordName): string | undefined {
    const isSame = refused && (!typed || valueOf(typed, field) === valueOf(refused.values, field))
    return messageOf(field, errors[field]) ?? (isSame ? refused.errors[field] : undefined)
  }

  async function send(values: FormData): Promise<boolean> {
    const found = errorsIn(values)
    const invalid = passwordNames.filter((field) => found[field])
    setErrors(found)
    setRefused(undefined)
    if (invalid.length) {
      const sentences = invalid.flatMap((field) => messageOf(field, found[field]) ?? [])
      setAlert({ tone: 'danger', message: sentences, fields: invalid.map(passwordFieldId) })
      return false
    }

    setAlert(undefined)
    const outcome = await change(values)
    if (!heading.current) return false // The person has left the screen.
    setAlert(outcome)
    if (outcome.fieldErrors) setRefused({ errors: outcome.fieldErrors, values })
    // On a phone the alert above the form is not visible from the button.
    window.scrollTo(0, 0)
    if (outcome.tone === 'danger') return false
    // Resetting the form replaces the pressed button, which had the focus.
    heading.current.focus()
    return true
  }

  return (
    <div className="change-password">
      <div className="list-head min-h-target d-flex align-items-center justify-content-between gap-3">
        <h1 className="m-0 pt-1 fs-1 text-break" tabIndex={-1} ref={heading}>
          {adminMessages.screens.changepass.label}
        </h1>
      </div>
      <WriteAlert
        className="mt-4"
        alert={alert}
        staysOpen={needsOtherSignIn(alert)}
        note={alert?.isForbidden ? texts.signInNote : undefined}
        signInNote={texts.signInNote}
        onClose={() => setAlert(undefined)}
      />
      <Form
        className="card mt-4 mb-5"
        onSend={send}
        retryAt={alert?.retryAt}
        onDirty={(now, values) => {
          setDirty(now)
          setErrors((shown) => keepUnresolved(shown, errorsIn(values)))
          setTyped(values)
        }}
      >
        <div className="card-body vstack gap-4 p-4 p-md-5">
          {/* Tells password managers whose password this is. */}
          <input
            type="text"
            autoComplete="username"
            defaultValue={signedInEmail()}
            readOnly
            hidden
          />
          <PasswordField
            name="password"
            label={texts.labels.password}
            tip={texts.tips.password}
            error={errorAt('password')}
            autoComplete="current-password"
          />
          <NewPassword error={errorAt('new_pass')} />
          <PasswordField
            name="confirm"
            label={texts.labels.confirm}
            tip={texts.tips.confirm}
            error={errorAt('confirm')}
            autoComplete="new-password"
          />
        </div>
        <div className="card-footer d-flex flex-wrap justify-content-end gap-3 px-4 px-md-5 py-3 py-md-4 bg-white">
          <button type="button" className="btn btn-line" onClick={() => void navigate('/admin')}>
            {cancel}
          </button>
          <SendButton className="btn btn-primary" busyLabel={texts.sending}>
            {texts.submit}
          </SendButton>
        </div>
      </Form>
      {question.dialog}
    </div>
  )
}

async function change(values: FormData): Promise<AlertContent> {
  const {
    done,
    unauthorized,
    forbidden,
    wrong,
    busy,
    redirected,
    refusedBefore,
    atField,
    reference,
  } = alertMessages()
  const { labels, uncertain, wrongCurrent, wrongOrExpired } = changePasswordMessages
  const result = await changePassword({
    email: signedInEmail(),
    password: valueOf(values, 'password'),
    new_pass: valueOf(values, 'new_pass'),
  })
  const isWrongCurrent = result.denial === 'password'
  const otherwise = { password: wrongCurrent, either: wrongOrExpired, session: wrong }
  const outcome = alertFor(
    result,
    {
      success: done,
      unauthorized,
      forbidden,
      fallback: result.denial ? otherwise[result.denial] : wrong,
      uncertain,
      busy,
      redirected: `${redirected} ${uncertain}`,
      refusedBefore,
      atField,
      reference,
    },
    passwordNames.map((name) => ({
      name,
      label: labels[name],
      id: passwordFieldId(name),
      aliases: name === 'password' ? ['old_password'] : ['new_password'],
    })),
  )
  if (result.denial === 'either') return { ...outcome, mayNeedSignIn: true }
  if (!isWrongCurrent || outcome.fieldErrors) return outcome
  const message = [outcome.message].flat()
  return {
    ...outcome,
    message,
    fields: message.map(() => passwordFieldId('password')),
    fieldErrors: { password: message.join(' ') },
  }
}

const errorsIn = (values: FormData) =>
  findPasswordErrors({
    password: valueOf(values, 'password'),
    new_pass: valueOf(values, 'new_pass'),
    confirm: valueOf(values, 'confirm'),
  })

function messageOf(field: PasswordName, error: PasswordError | undefined): string | undefined {
  const texts = changePasswordMessages
  if (error === undefined) return undefined
  return error === 'missing' ? adminMessages.missing(texts.labels[field]) : texts[error]
}

/** Removes the errors that were corrected; new errors are shown only by the next submit. */
const keepUnresolved = (shown: PasswordErrors, now: PasswordErrors): PasswordErrors =>
  Object.fromEntries(
    Object.entries(shown).filter(([field, error]) => now[field as PasswordName] === error),
  )
