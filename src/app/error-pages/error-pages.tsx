import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { isLoadError, reloadWhenOnline } from '../stale-chunk'
import { useLanguage } from '../with-language'
import './error-pages.scss'
import { errorMessages } from '../../messages/errors'
import { useTitle, StatusPage } from './status-page'

/** The page of an unmatched URL: inside the public layout, with a link to Home. */
export function NotFoundPage() {
  return <StatusPage status={404} />
}

/** Replaces a screen that fails or whose loader fails; header or sidebar stay. */
export function ScreenError() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status < 500 ? (
    <StatusPage status={error.status} />
  ) : (
    <UnexpectedError error={error} />
  )
}

/** The error page without a layout, for failures of the layout itself. */
export function CrashPage() {
  return (
    <main id="main">
      <ScreenError />
    </main>
  )
}

function UnexpectedError({ error }: { error: unknown }) {
  const texts = errorMessages()
  const { title, text } = textsFor(error)
  useTitle(title)
  useEffect(() => (isLoadError(error) ? reloadWhenOnline(error) : undefined), [error])
  useLanguage()
  return (
    <div className="d-flex flex-column align-items-center px-4 pt-5 pb-7 text-center">
      <h1 className="mt-5 mb-0 fs-1">{title}</h1>
      <p className="mt-1 mb-0 fs-5 text-body-secondary">{text}</p>
      <div className="btn-row d-flex flex-wrap gap-3 mt-5">
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          <RotateCw aria-hidden="true" /> <span>{texts.reload}</span>
        </button>
        <Link className="btn btn-outline-secondary" to="/" reloadDocument={navigator.onLine}>
          {texts.home}
        </Link>
      </div>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="w-100 mt-6 text-start" dir="ltr" tabIndex={0}>
          {error.stack}
        </pre>
      )}
    </div>
  )
}

/** Code that cannot be fetched is no fault of the app: a deployment has replaced it, or the network is gone. */
function textsFor(error: unknown) {
  const texts = errorMessages()
  if (!isLoadError(error)) return { title: texts.unexpected, text: texts.unexpectedText }
  return navigator.onLine ? texts.newVersion : texts.offline
}
