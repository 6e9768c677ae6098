import { Clock, Navigation, Phone } from 'lucide-react'
import { settings } from '../../api/settings/settings'
import { menuMessages } from '../../messages/site-screens/menus'
import { telUrl } from '../../lib/dialed-number'
import { ExternalLink } from '../text/links'
import { darshanAt } from './darshan-at'
import { useTempleMinute } from './use-temple-minute'

/** Whether the temple is open, and the buttons that call and lead there; blank hours in the prerender, which has no time. */
export function ReachUs({ className }: { className: string }) {
  const { phones, map } = settings()
  const texts = menuMessages().quickBar
  const minute = useTempleMinute()
  const hours = darshanAt(minute ?? 0)
  return (
    <div className={`reach-us d-flex flex-wrap gap-3 ${className}`}>
      {hours && (
        <p className="scripted d-flex align-items-center gap-2 w-100 mb-0 fw-semibold">
          <Clock className="text-link size-20" aria-hidden="true" />
          <span>{minute === undefined ? '\u00a0' : hours}</span>
        </p>
      )}
      {phones[0] && (
        <a className="btn btn-outline-secondary flex-fill" href={telUrl(phones[0])}>
          <Phone aria-hidden="true" />
          <span>{texts.call}</span>
        </a>
      )}
      {map.directions && (
        <ExternalLink className="btn btn-outline-secondary flex-fill" href={map.directions}>
          <Navigation aria-hidden="true" />
          <span>{texts.directions}</span>
        </ExternalLink>
      )}
    </div>
  )
}
