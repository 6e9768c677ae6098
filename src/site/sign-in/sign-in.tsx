import { ChevronLeft, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { AlertContent } from '../../data/alert-content'
import { signIn } from '../../api/general'
import { outcomeOf } from '../../api/outcome'
import { forget, remember, token } from '../../api/session'
import { art } from '../../messages/page'
import { returnPath } from '../../api/return-path'
import { otherSiteName, siteName } from '../text/site-name'
import { AlertRegion } from '../../ui/alert'
import { Field } from '../../ui/field'
import { Form, SendButton, useSending, valueOf } from '../../ui/form'
import { lazyPart } from '../../ui/on-demand'
import '../../styles/sections.scss'
import './sign-in.scss'
import { alertMessages } from '../../messages/alerts'
import { signInMessages } from '../../messages/sign-in'

const ForgetPassword = lazyPart(async () => (await import('./forget-password')).ForgetPassword)

const required = ['email', 'password'] as const
type Missing = Partial<Record<(typeof required)[number], string>>

/** The sign-in screen [LOGIN-1] [LOGIN-2]: success leads to the page of the `from` query, else to /admin. */
export function Component() {
  const texts = signInMessages()
  const messages = alertMessages()
  const location = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [missing, setMissing] = useState<Missing>({})
  const [alert, setAlert] = useState<AlertContent | undefined>(() =>
    (location.state as { denied?: boolean } | null)?.denied
      ? { tone: 'danger', message: messages.forbidden }
      : undefined,
  )

  async function send(values: FormData): Promise<boolean> {
    const email = valueOf(values, 'email').trim()
    const password = valueOf(values, 'password')
    const missingFields: Missing = {
      ...(!email && { email: texts.userIdMissing }),
      ...(!password && { password: texts.passwordMissing }),
    }
    setMissing(missingFields)
    const sentences = required.flatMap((name) => missingFields[name] ?? [])
    setAlert(sentences.length ? { tone: 'danger', message: sentences } : undefined)
    if (sentences.length) return false

    const reply = await signIn({ email, password })
    if (!reply.ok) {
      setAlert(
        outcomeOf(reply, {
          done: '',
          otherwise: messages.wrong,
          denied: messages.wrong,
        }),
      )
      return false
    }
    remember(reply.data, email)
    if (!token()) {
      // Without a usable token, the admin would redirect back to this screen.
      forget()
      setAlert({ tone: 'danger', message: messages.wrong })
      return false
    }
    await navigate(returnPath(search.get('from')), { replace: true })
    return true
  }

  return (
    <div className="sign-in d-grid">
      <Brand />
      <main id="main" tabIndex={-1}>
        <h1>{texts.title}</h1>
        <p className="mb-5 fs-5 text-body-secondary">{texts.note}</p>
        <Form onSend={send}>
          <AlertRegion
            alert={alert && { ...alert, fields: required.filter((name) => missing[name]) }}
            messages={messages}
            onClose={() => setAlert(undefined)}
          />
          <Field
            id="email"
            name="email"
            label={texts.userId}
            error={missing.email}
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
          <PasswordField error={missing.password} />
          <p className="mt-2 mb-3 text-end">
            <button type="button" className="more" onClick={() => setIsDialogOpen(true)}>
              {texts.forgotten}
            </button>
          </p>
          <SendButton busy={texts.submit} className="btn btn-primary btn-lg w-100">
            {texts.submit}
          </SendButton>
          <SigningInOverlay />
        </Form>
        <p className="mt-4 mb-0 text-center">
          <Link className="more" to="/">
            <ChevronLeft aria-hidden="true" /> {texts.back}
          </Link>
        </p>
      </main>
      {isDialogOpen && <ForgetPassword onClose={() => setIsDialogOpen(false)} />}
    </div>
  )
}

function Brand() {
  const other = otherSiteName()
  return (
    <header className="sign-in-picture position-relative overflow-hidden">
      <img
        className="sign-in-scene position-absolute"
        src={art('signin')}
        alt=""
        width="640"
        height="800"
      />
      <Link
        className="sign-in-brand position-absolute d-flex align-items-center gap-2 text-white text-decoration-none"
        to="/"
      >
        <img src={art('mark-light')} alt="" width="44" height="44" />
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

function PasswordField({ error }: { error?: string }) {
  const texts = signInMessages()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
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
          className="field-eye rounded text-info"
          aria-label={shown ? texts.hide : texts.show}
          aria-controls="password"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" />
        </button>
      }
    >
      {(control) => (
        <input
          {...control}
          className="form-control"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
        />
      )}
    </Field>
  )
}

/** The full-screen spinner while the request runs [LOGIN-1]. */
function SigningInOverlay() {
  const texts = signInMessages()
  const sending = useSending()
  return (
    <div role="status" className={sending ? 'overlay d-grid' : undefined}>
      {sending && (
        <div className="d-grid justify-content-center gap-4 px-6 py-5 rounded-3 bg-white shadow fw-semibold text-center">
          <span className="spinner-border mx-auto text-info" aria-hidden="true" />
          {texts.waiting}
        </div>
      )}
    </div>
  )
}
