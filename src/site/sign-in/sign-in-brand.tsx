import { Link } from 'react-router-dom'
import { art } from '../../messages/page'
import { otherSiteName, siteName } from '../text/site-name'

/** The site's emblem, picture and name beside the form. */
export function SignInBrand() {
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
