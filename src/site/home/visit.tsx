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
import { Band } from '../page-header/section'
import { dial, OutsideLink } from '../text/links'
import { OpenNow } from '../visit/open-now'
import type { Tone } from './section-backgrounds'
import { homeSectionMessages } from '../../messages/home-sections'

const icons = { train: TrainFront, road: Bus, air: Plane } as const

/** Plan your visit: address, directions and timings of the settings, distances of the guide [HOME-9]. */
export function Visit({ tone }: { tone: Tone }) {
  const { address, map, phones, timings, whatsapp } = settings()
  const texts = homeSectionMessages().visit
  const chat = whatsapp.replace(/\D/g, '')
  const isReached = address.lines.length > 0 || map.directions || phones.length > 0 || chat
  return (
    <Band id="visit" tone={tone} head={texts}>
      <div className="visit">
        {isReached && (
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
                <OutsideLink className="btn btn-outline" href={map.directions}>
                  <Navigation aria-hidden="true" /> {texts.directions}
                </OutsideLink>
              )}
              {phones.map((phone, index) => (
                <a key={index} className="btn btn-outline" href={dial(phone)}>
                  <Phone aria-hidden="true" /> {texts.call(phone)}
                </a>
              ))}
              {chat && (
                <OutsideLink className="btn btn-outline" href={`https://wa.me/${chat}`}>
                  <MessageCircle aria-hidden="true" /> {texts.whatsapp}
                </OutsideLink>
              )}
            </div>
          </div>
        )}
        <div>
          <h3>
            <Compass aria-hidden="true" /> {texts.travel}
          </h3>
          <ul className="visit-ways">
            {texts.ways.map(({ by, text }) => {
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
    </Band>
  )
}
