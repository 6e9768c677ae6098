import { ChevronLeft, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { AlertContent } from '../../ui/alert/alert-message'
import { cleanLine } from '../../lib/typed-text'
import type { Failure } from '../../api/client'
import { signIn } from '../../api/general'
import { alertFor } from '../../alerts/alert-for'
import { removeLogin, storeLogin } from '../../api/session'
import { token } from '../../api/stored-login'
import { returnPath } from '../../api/return-path'
import { AlertRegion } from '../../ui/alert/alert'
import { Field } from '../../ui/form/field'
import { Form, SendButton, valueOf, useSending } from '../../ui/form/form'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { alertMessages } from '../../messages/alerts'
import { signInMessages } from '../../messages/site-screens/sign-in'
import { artUrl } from '../../messages/page'
import { otherSiteName, siteName } from '../text/site-name'
import '../../styles/site.scss'
import './sign-in.scss'

const ForgetPassword = lazyWithRetry(async () => (await import('./forget-password')).ForgetPassword)

const required = ['email', 'password'] as const
type FieldErrors = Partial<Record<(typeof required)[number], string>>

/** The sign-in screen: success leads to the page of the `from` query, else to /admin. */
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
      ? { tone: 'danger', message: messages.unauthorized }
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
      fields.length ? { tone: 'danger', message: Object.values(missing), fields } : undefined,
    )
    if (fields.length) return false

    const result = await signIn({ email, password })
    if (!result.ok) {
      const failure = failureOf(result)
      setErrors(failure.fieldErrors ?? {})
      setAlert(failure)
      return false
    }
    storeLogin(result.data, email)
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

/** A rejected login reads the server's words, else that user ID or password are wrong; a 422 its words alone; any other failure the general sentence. */
function failureOf(result: Failure): AlertContent {
  const { wrong, wrongLogin, busy, redirected, refusedBefore, atField, reference } = alertMessages()
  const { userId, password } = signInMessages()
  const isRejected = [400, 401, 403].includes(result.status ?? 0)
  const otherwise = isRejected && !result.isWebPage ? wrongLogin : wrong
  return alertFor(
    // A 401 to the sign-in itself is no end of a session.
    isRejected ? { ...result, cause: 'failed', status: 400 } : result,
    {
      ...{ success: '', unauthorized: otherwise, fallback: otherwise },
      ...{ busy, redirected, refusedBefore, atField, reference },
      areWordsAlone: result.status === 422,
    },
    [
      { name: 'email', label: userId, id: 'email', aliases: ['username', 'user', 'login'] },
      { name: 'password', label: password, id: 'password' },
    ],
  )
}

/** The password with a button that shows what is typed. */
function SignInPassword({ error }: { error?: string }) {
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
          className="field-eye btn-round z-1 rounded text-info"
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

function SignInBrand() {
  const other = otherSiteName()
  return (
    <header className="sign-in-picture position-relative overflow-hidden">
      <img
        className="sign-in-scene position-absolute object-fit-cover"
        src={artUrl('signin')}
        alt=""
        width="640"
        height="800"
      />
      <Link
        className="sign-in-brand position-absolute d-flex align-items-center gap-2 text-white text-decoration-none"
        to="/"
      >
        <img src={artUrl('mark-light')} alt="" width="44" height="44" />
        <span>
          <b className="d-block font-heading fs-2">{siteName()}</b>
          {other && (
            <span className="d-block fw-semibold fs-5 text-highlight" lang={other.lang}>
              {other.name}
            </span>
          )}
        </span>
      </Link>
    </header>
  )
}

function SigningInOverlay() {
  const texts = signInMessages()
  const sending = useSending()
  return (
    <div
      role="status"
      className={sending ? 'overlay position-fixed top-0 start-0 d-grid w-100 h-100' : undefined}
    >
      {sending && (
        <div className="d-grid justify-content-center gap-4 px-6 py-5 rounded-3 bg-white shadow fw-semibold text-center">
          <span
            className="spinner-border mx-auto text-info"
            style={{ width: '3.5rem', height: '3.5rem' }}
            aria-hidden="true"
          />
          <span>{texts.signingIn}</span>
        </div>
      )}
    </div>
  )
}
