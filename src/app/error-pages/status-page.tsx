import { House } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { applyHead } from '../document-head'
import { artUrl } from '../../messages/page'
import { useLanguage } from '../with-language'
import { errorMessages } from '../../messages/errors'

/** The page for an HTTP status: picture, sentence and links. */
export function StatusPage({ status }: { status: number }) {
  const texts = errorMessages()
  const title = texts.statuses[status] ?? texts.unexpected
  useTitle(title)
  useLanguage()
  return (
    <div className="d-flex flex-column align-items-center px-4 pt-5 pb-7 text-center">
      <div className="arch error-arch position-relative w-100">
        <div>
          <img src={artUrl('p-gupt-godavari')} alt="" width="260" height="312" />
        </div>
      </div>
      <h1 className="mt-5 mb-0 fs-1">{title}</h1>
      <p className="mt-3 mb-0 fs-3">{texts.noPages}</p>
      <p className="error-note mt-1 mb-0 fs-5 text-body-secondary">
        <span className="d-block">{texts.pathEnds}</span>{' '}
        <span className="d-block" lang="hi">
          {texts.hindi}
        </span>
      </p>
      <div className="btn-row d-flex flex-wrap justify-content-center gap-3 w-100 mt-5">
        <Link className="btn btn-primary btn-lg" to="/">
          <House aria-hidden="true" /> <span>{texts.home}</span>
        </Link>
        <Link className="btn btn-outline-secondary btn-lg" to="/contactus">
          {texts.contact}
        </Link>
      </div>
    </div>
  )
}

/** Gives the document a title and keeps the page out of search. */
export function useTitle(title: string) {
  useEffect(() => applyHead({ title, unlisted: true }), [title])
}
