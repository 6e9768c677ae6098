import { Link } from 'react-router-dom'
import { artUrl } from '../../messages/page'
import { otherSiteName, siteName } from '../text/site-name'
import { menuMessages } from '../../messages/site-screens/menus'

/** The logo and the name of the temple, linked to Home. */
export function Brand({ light = false }: { light?: boolean }) {
  const name = siteName()
  const other = otherSiteName()
  return (
    <Link
      className={`brand d-inline-flex align-items-center gap-2 min-w-0 px-2 py-md-1 rounded text-decoration-none ${light ? 'text-white' : 'text-primary'}`}
      to="/"
    >
      <img
        src={artUrl(light ? 'mark-light' : 'mark')}
        alt=""
        width="44"
        height="44"
        loading={light ? 'lazy' : undefined}
      />
      <span className="d-grid">
        <b className="font-heading" dir="auto">
          {name}
        </b>
        {other && (
          <span
            className={`brand-other fs-5 fw-semibold lh-sm ${light ? 'text-highlight' : 'text-link'}`}
            lang={other.lang}
          >
            {other.name}
          </span>
        )}
      </span>
      <span className="visually-hidden">{` (${menuMessages().brandHint})`}</span>
    </Link>
  )
}
