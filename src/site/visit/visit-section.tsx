import {
  Bus,
  Clock,
  Compass,
  MapPin,
  MessageCircle,
  Navigation,
  Phone,
  Plane,
  TrainFront,
} from 'lucide-react'
import { settings } from '../../api/settings'
import { lookUp } from '../../data/look-up'
import { Section, type Background } from '../page-header/section'
import { telUrl, ExternalLink } from '../text/links'
import { OpenNow } from './open-now'
import { homeSectionMessages } from '../../messages/home-sections'

const icons = { train: TrainFront, road: Bus, air: Plane } as const

/** Plan your visit: address, contact and timings from the settings, and how to travel here [HOME-9]. */
export function VisitSection({ background }: { background: Background }) {
  const { address, map, phones, timings, whatsapp } = settings()
  const texts = homeSectionMessages().visit
  const chat = whatsapp.replace(/\D/g, '')
  const hasContact = address.lines.length > 0 || map.directions || phones.length > 0 || chat
  return (
    <Section id="visit" background={background} head={texts}>
      <div className="visit">
        {hasContact && (
          <div>
            <h3>
              <MapPin aria-hidden="true" /> {texts.address}
            </h3>
            <address dir="auto">
              {address.lines.map((line, index) => (
                <span key={index}>{line}</span>
              ))}
            </address>
            <div className="btn-row">
              {map.directions && (
                <ExternalLink className="btn btn-outline" href={map.directions}>
                  <Navigation aria-hidden="true" /> {texts.directions}
                </ExternalLink>
              )}
              {phones.map((phone, index) => (
                <a key={index} className="btn btn-outline" href={telUrl(phone)}>
                  <Phone aria-hidden="true" /> {texts.call(phone)}
                </a>
              ))}
              {chat && (
                <ExternalLink className="btn btn-outline" href={`https://wa.me/${chat}`}>
                  <MessageCircle aria-hidden="true" /> {texts.whatsapp}
                </ExternalLink>
              )}
            </div>
          </div>
        )}
        <div>
          <h3>
            <Compass aria-hidden="true" /> {texts.travel}
          </h3>
          <ul className="visit-ways">
            {texts.routes.map(({ by, text }) => {
              const Icon = lookUp(icons, by) ?? Compass
              return (
                <li key={by}>
                  <Icon aria-hidden="true" /> {text}
                </li>
              )
            })}
          </ul>
        </div>
        {timings.length > 0 && (
          <div>
            <h3>
              <Clock aria-hidden="true" /> {texts.timings}
            </h3>
            <OpenNow />
            <dl className="visit-timings">
              {timings.map(({ label, time }, index) => (
                <div key={index}>
                  <dt dir="auto">{label}</dt>
                  <dd dir="auto">{time}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </Section>
  )
}
