import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { changePassword } from '../../api/general'
import { outcomeOf, type Alert } from '../../api/outcome'
import { email } from '../../api/session'
import '../../styles/admin-forms.scss'
import '../../styles/change-password.scss'
import type { Notice } from '../../ui/alert'
import { UnsavedQuestion } from '../../ui/dialog'
import { Form, SendButton, valueOf } from '../../ui/form'
import { useUnsavedGuard } from '../../ui/unsaved-guard'
import { NewPassword } from './new-password'
import { Outcome } from './outcome'
import { idOf, PasswordField } from './password-field'
import { faultsOf, fields, type Asked, type Fault, type Faults } from './password-rules'
import { adminMessages } from '../../messages/admin'
import { changePasswordMessages } from '../../messages/admin-change-password'
import { alertMessages } from '../../messages/alerts'
import { commonMessages } from '../../messages/common'

export const handle = {
  head: () => ({ title: adminMessages.screens.changepass.label, area: adminMessages.admin }),
}

/** Changes the password of the one who is signed in [PASSWORD-1]. What was typed is kept nowhere but in the fields. */
export function Component() {
  const texts = changePasswordMessages
  const { cancel, unsaved } = commonMessages()
  const navigate = useNavigate()
  const [dirty, setDirty] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [alert, setAlert] = useState<Alert & Notice>()
  const heading = useRef<HTMLHeadingElement>(null)
  const guard = useUnsavedGuard(dirty)

  async function send(values: FormData): Promise<boolean> {
    const found = faultsIn(values)
    const faulty = fields.filter((field) => found[field])
    setFaults(found)
    if (faulty.length) {
      const sentences = faulty.flatMap((field) => sentenceOf(field, found[field]) ?? [])
      setAlert({ tone: 'danger', message: sentences, fields: faulty.map(idOf) })
      return false
    }

    setAlert(undefined)
    const outcome = await change(values)
    if (!heading.current) return false // left meanwhile
    setAlert(outcome)
    // The banner stands above the form; on a phone the button is a screen below it.
    window.scrollTo(0, 0)
    if (outcome.tone === 'danger') return false
    // The form is emptied by being made anew, the pressed button with it.
    heading.current.focus()
    return true
  }

  return (
    <div className="change-password">
      <div className="list-head">
        <h1 tabIndex={-1} ref={heading}>
          {adminMessages.screens.changepass.label}
        </h1>
      </div>
      <Outcome alert={alert} onClose={() => setAlert(undefined)} />
      <Form
        className="password-panel"
        onSend={send}
        onDirty={(now, values) => {
          setDirty(now)
          setFaults((shown) => stillThere(shown, faultsIn(values)))
        }}
      >
        <div className="password-fields">
          {/* Tells the browser's password store whose password this is. */}
          <input type="text" autoComplete="username" defaultValue={email()} readOnly hidden />
          <PasswordField
            name="password"
            label={texts.labels.password}
            tip={texts.tips.password}
            error={sentenceOf('password', faults.password)}
            complete="current-password"
          />
          <NewPassword error={sentenceOf('new_pass', faults.new_pass)} />
          <PasswordField
            name="confirm"
            label={texts.labels.confirm}
            tip={texts.tips.confirm}
            error={sentenceOf('confirm', faults.confirm)}
            complete="new-password"
          />
        </div>
        <div className="password-foot">
          <button type="button" className="btn btn-line" onClick={() => void navigate('/admin')}>
            {cancel}
          </button>
          <SendButton className="btn btn-primary" busy={texts.sending}>
            {texts.submit}
          </SendButton>
        </div>
      </Form>
      {guard.asking && (
        <UnsavedQuestion words={unsaved} onKeep={guard.keep} onDiscard={guard.discard} />
      )}
    </div>
  )
}

async function change(values: FormData): Promise<Alert> {
  const { done, forbidden, wrong } = alertMessages()
  const reply = await changePassword({
    email: email(),
    password: valueOf(values, 'password'),
    new_pass: valueOf(values, 'new_pass'),
  })
  return outcomeOf(reply, { done, denied: forbidden, otherwise: wrong })
}

const faultsIn = (values: FormData) =>
  faultsOf({
    password: valueOf(values, 'password'),
    new_pass: valueOf(values, 'new_pass'),
    confirm: valueOf(values, 'confirm'),
  })

/** The sentence for a fault [PASSWORD-2]. */
function sentenceOf(field: Asked, fault: Fault | undefined): string | undefined {
  const texts = changePasswordMessages
  if (fault === undefined) return undefined
  return fault === 'missing' ? adminMessages.missing(texts.labels[field]) : texts[fault]
}

/** A fault goes with what caused it; a new one comes only with the next try. */
const stillThere = (shown: Faults, now: Faults): Faults =>
  Object.fromEntries(
    Object.entries(shown).filter(([field, fault]) => now[field as Asked] === fault),
  )
