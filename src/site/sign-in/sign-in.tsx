import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { AlertContent } from '../../data/alert-content'
import { cleanLine } from '../../data/typed-text'
import type { Failure } from '../../api/client'
import { signIn } from '../../api/general'
import { outcomeOf } from '../../api/outcome'
import { removeLogin, storeLogin, token } from '../../api/session'
import { returnPath } from '../../api/return-path'
import { AlertRegion } from '../../ui/alert/alert'
import { Field } from '../../ui/form/field'
import { Form, SendButton, valueOf } from '../../ui/form/form'
import { lazyPart } from '../../ui/loading/on-demand'
import '../../styles/site.scss'
import './sign-in.scss'
import { alertMessages } from '../../messages/alerts'
import { signInMessages } from '../../messages/site-screens/sign-in'
import { SignInPassword } from './sign-in-password'
import { SignInBrand } from './sign-in-brand'
import { SigningInOverlay } from './signing-in-overlay'

const ForgetPassword = lazyPart(async () => (await import('./forget-password')).ForgetPassword)

const required = ['email', 'password'] as const
type FieldErrors = Partial<Record<(typeof required)[number], string>>

/** The sign-in screen [LOGIN-1] [LOGIN-2]: success leads to the page of the `from` query, else to /admin. */
export function Component() {
  const texts = signInMessages()
  const messages = alertMessages()
  const location = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [alert, setAlert] = useState<AlertContent | undefined>(() =>
    (location.state as { denied?: boolean } | null)?.denied
      ? { tone: 'danger', message: messages.forbidden }
      : undefined,
  )

  async function send(values: FormData): Promise<boolean> {
    const email = cleanLine(valueOf(values, 'email'))
    const password = valueOf(values, 'password')
    const missing: FieldErrors = {
      ...(!email && { email: texts.userIdMissing }),
      ...(!password && { password: texts.passwordMissing }),
    }
    setErrors(missing)
    const fields = required.filter((name) => missing[name])
    setAlert(
      fields.length
        ? { tone: 'danger', message: fields.map((name) => missing[name]!), fields }
        : undefined,
    )
    if (fields.length) return false

    const reply = await signIn({ email, password })
    if (!reply.ok) {
      const failure = failureOf(reply)
      setErrors(failure.fieldErrors ?? {})
      setAlert(failure)
      return false
    }
    storeLogin(reply.data, email)
    if (!token()) {
      // Without a usable token, the admin would redirect back to this screen.
      removeLogin()
      setAlert({ tone: 'danger', message: messages.wrong })
      return false
    }
    await navigate(returnPath(search.get('from')), { replace: true })
    return true
  }

  return (
    <div className="sign-in d-grid">
      <SignInBrand />
      <main id="main" tabIndex={-1}>
        <h1>{texts.title}</h1>
        <p className="mb-5 fs-5 text-body-secondary">{texts.note}</p>
        <Form onSend={send} retryAt={alert?.retryAt}>
          <AlertRegion alert={alert} messages={messages} onClose={() => setAlert(undefined)} />
          <Field
            id="email"
            name="email"
            label={texts.userId}
            error={errors.email}
            required
            className="mt-5"
          >
            {(control) => (
              <input
                {...control}
                className="form-control"
                type="text"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <SignInPassword error={errors.password} />
          <p className="mt-2 mb-3 text-end">
            <button type="button" className="more" onClick={() => setIsDialogOpen(true)}>
              {texts.forgotten}
            </button>
          </p>
          <SendButton busyLabel={texts.submit} className="btn btn-primary btn-lg w-100">
            {texts.submit}
          </SendButton>
          <SigningInOverlay />
        </Form>
        <p className="mt-4 mb-0 text-center">
          <Link className="more" to="/">
            <ChevronLeft aria-hidden="true" /> <span>{texts.back}</span>
          </Link>
        </p>
      </main>
      {isDialogOpen && <ForgetPassword onClose={() => setIsDialogOpen(false)} />}
    </div>
  )
}

/** A rejected login reads the server's words, else that user ID or password are wrong; any other failure the general sentence. */
function failureOf(reply: Failure): AlertContent {
  const { wrong, wrongLogin, busy, atField, reference } = alertMessages()
  const { userId, password } = signInMessages()
  const isRejected = [400, 401, 403, 422].includes(reply.status ?? 0)
  const otherwise = isRejected ? wrongLogin : wrong
  return outcomeOf(
    // A 401 to the sign-in itself is no end of a session.
    isRejected ? { ...reply, cause: 'failed', status: 400 } : reply,
    { done: '', denied: otherwise, otherwise, busy, atField, reference },
    [
      { name: 'email', label: userId, id: 'email', aliases: ['username', 'user', 'login'] },
      { name: 'password', label: password, id: 'password' },
    ],
  )
}
