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
import { settings } from '../../api/settings/settings'
import { lookUp } from '../../data/look-up'
import { Section, type Background } from '../page-header/section'
import { ExternalLink } from '../text/links'
import { telUrl } from '../text/data-link'
import { Festivals } from './festivals'
import { LiveDarshan } from './live-darshan'
import { OpenNow } from './open-now'
import { localText } from '../../messages/translated'
import { homeMessages } from '../../messages/site-screens/home'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import type { Elements } from '../../ui/elements'

const icons = { train: TrainFront, road: Bus, air: Plane } as const

/** Plan your visit: address, contact, timings and festivals from the settings, and how to travel here [HOME-9]. */
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
            <h3 className="d-flex align-items-center gap-2 mb-2">
              <MapPin className="text-link size-26" aria-hidden="true" />{' '}
              <span>{texts.address}</span>
            </h3>
            <address className="mb-0" dir="auto">
              {address.lines.map((line, index) => (
                <span key={index} className="d-block">
                  {line}
                </span>
              ))}
            </address>
            <div className="visit-contact vstack flex-wrap gap-2 mt-4">
              {map.directions && (
                <ExternalLink className="btn btn-outline-secondary flex-fill" href={map.directions}>
                  <Navigation aria-hidden="true" />
                  <span>{texts.directions}</span>
                </ExternalLink>
              )}
              {phones.map((phone, index) => (
                <a key={index} className="btn btn-outline-secondary flex-fill" href={telUrl(phone)}>
                  <Phone aria-hidden="true" /> <span>{texts.call(phone)}</span>
                </a>
              ))}
              {chat && (
                <ExternalLink
                  className="btn btn-outline-secondary flex-fill"
                  href={`https://wa.me/${chat}`}
                >
                  <MessageCircle aria-hidden="true" />
                  <span>{texts.whatsapp}</span>
                </ExternalLink>
              )}
            </div>
          </div>
        )}
        <div>
          <h3 className="d-flex align-items-center gap-2 mb-2">
            <Compass className="text-link size-26" aria-hidden="true" /> <span>{texts.travel}</span>
          </h3>
          <dl className="visit-rows mb-0">
            {texts.routes.map(({ by, from, distance }) => {
              const Icon = lookUp(icons, by) ?? Compass
              return (
                <Row key={by} term={from} value={distance}>
                  <Icon className="text-info size-20" aria-hidden="true" />
                </Row>
              )
            })}
          </dl>
        </div>
        {timings.length > 0 && (
          <div>
            <h3 className="d-flex align-items-center gap-2 mb-2">
              <Clock className="text-link size-26" aria-hidden="true" />{' '}
              <span>{texts.timings}</span>
            </h3>
            <OpenNow />
            <dl className="visit-rows mb-0">
              {timings.map((timing, index) => (
                <Row
                  key={index}
                  term={localText(timing.label, timing.labelHindi)}
                  value={homeMessages().timing(timing.label, timing.time)}
                />
              ))}
            </dl>
          </div>
        )}
      </div>
      <LiveDarshan />
      <Festivals />
    </Section>
  )
}

/** One row of a list: a term at the left, its time or distance at the right. */
function Row({ term, value, children }: { term: string; value: string; children?: Elements }) {
  return (
    <div className="d-flex flex-wrap align-items-center column-gap-3 row-gap-1 py-1">
      <dt className="flex-text hstack gap-3 fw-normal">
        {children}
        <span dir="auto">{term}</span>
      </dt>
      <dd className="mb-0 ms-auto fw-semibold text-end text-break font-tabular-nums" dir="auto">
        {value}
      </dd>
    </div>
  )
}
