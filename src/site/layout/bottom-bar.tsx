import { BookOpen, HandHeart, House, Navigation, Phone } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { settings } from '../../api/settings/settings'
import { ExternalLink } from '../text/links'
import { telUrl } from '../../lib/dialed-number'
import { menuMessages } from '../../messages/site-screens/menus'

const entryClasses =
  'd-flex flex-column align-items-center justify-content-end gap-1 min-w-0 pb-2 fw-semibold text-decoration-none'

/** The bar at the bottom of phones: Home, Courses, Donate, Call, Directions. */
export function BottomBar() {
  const { pathname } = useLocation()
  const { phones, map } = settings()
  const texts = menuMessages().quickBar
  const ariaCurrent = (...paths: string[]) => (paths.includes(pathname) ? 'page' : undefined)
  return (
    <nav
      className="bottom-bar container-inline-size position-fixed d-flex d-md-none d-print-none border-top bg-white shadow"
      aria-label={texts.label}
    >
      <Link className={entryClasses} to="/" aria-current={ariaCurrent('/', '/home')}>
        <House aria-hidden="true" /> <span>{texts.home}</span>
      </Link>
      <Link
        className={entryClasses}
        to="/courses"
        aria-current={ariaCurrent('/courses', '/coursesregister')}
      >
        <BookOpen aria-hidden="true" /> <span>{texts.courses}</span>
      </Link>
      <Link className={`bottom-donate ${entryClasses}`} to="/#donate">
        <span className="d-flex p-3 rounded-circle bg-accent">
          <HandHeart aria-hidden="true" />
        </span>
        <span>{texts.donate}</span>
      </Link>
      {phones[0] && (
        <a className={entryClasses} href={telUrl(phones[0])}>
          <Phone aria-hidden="true" /> <span>{texts.call}</span>
        </a>
      )}
      {map.directions && (
        <ExternalLink className={entryClasses} href={map.directions}>
          <Navigation aria-hidden="true" />
          <span>{texts.directions}</span>
        </ExternalLink>
      )}
    </nav>
  )
}
