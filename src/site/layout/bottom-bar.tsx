import { BookOpen, HandHeart, House, Navigation, Phone } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { settings } from '../../api/settings'
import { telUrl, ExternalLink } from '../text/links'
import { menuMessages } from '../../messages/menus'

/** The bar at the bottom of phones: Home, Courses, Donate, Call, Directions [SHELL-8]. */
export function BottomBar() {
  const { pathname } = useLocation()
  const { phones, map } = settings()
  const texts = menuMessages().quickBar
  const current = (...paths: string[]) => (paths.includes(pathname) ? 'page' : undefined)
  return (
    <nav className="bottom-bar" aria-label={texts.label}>
      <Link to="/" aria-current={current('/', '/home')}>
        <House aria-hidden="true" /> {texts.home}
      </Link>
      <Link to="/courses" aria-current={current('/courses', '/coursesregister')}>
        <BookOpen aria-hidden="true" /> {texts.courses}
      </Link>
      <Link className="bottom-donate" to="/#donate">
        <span>
          <HandHeart aria-hidden="true" />
        </span>
        {texts.donate}
      </Link>
      {phones[0] && (
        <a href={telUrl(phones[0])}>
          <Phone aria-hidden="true" /> {texts.call}
        </a>
      )}
      {map.directions && (
        <ExternalLink href={map.directions}>
          <Navigation aria-hidden="true" /> {texts.directions}
        </ExternalLink>
      )}
    </nav>
  )
}
