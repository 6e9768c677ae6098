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
  type LucideIcon,
} from 'lucide-react'
import { settings } from '../../api/settings/settings'
import { lookUp } from '../../lib/look-up'
import { Section, type Background } from '../page-header/section'
import { ExternalLink } from '../text/links'
import { dialedNumber, telUrl } from '../../lib/dialed-number'
import { BeforeYouCome } from './before-you-come'
import { Festivals } from './festivals'
import { LiveDarshan } from './live-darshan'
import { localLines, localText } from '../../messages/translated'
import { homeMessages } from '../../messages/site-screens/home'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import type { Elements } from '../../ui/elements'
import { clockOf, minuteOfDay, timeText } from '../../messages/format'
import { useCurrentMinute } from '../../ui/use-current-minute'
import { hoursAndMinutes, minutesUntil, nowAtTemple, type NextTime } from './opening-hours'

const icons = { train: TrainFront, road: Bus, air: Plane } as const

/** Plan your visit: timings, address, contact and festivals from the settings, and how to travel here. */
export function VisitSection({ background }: { background: Background }) {
  const { timings, visit } = settings()
  const texts = homeSectionMessages().visit
  const station = localText(visit.station, visit.stationHindi)
  return (
    <Section id="visit" background={background} head={texts}>
      <div className="visit d-grid gap-5 column-gap-7">
        {timings.length > 0 && (
          <div>
            <VisitHeading icon={Clock}>{texts.timings}</VisitHeading>
            <OpenNow />
            <dl className="visit-rows mb-0">
              {timings.map((timing, index) => (
                <Row
                  key={index}
                  term={localText(timing.label, timing.labelHindi)}
                  value={timing.time}
                />
              ))}
            </dl>
          </div>
        )}
        <Address />
        <div>
          <VisitHeading icon={Compass}>{texts.travel}</VisitHeading>
          <dl className="visit-rows mb-0">
            {texts.routes.map(({ by, from, distance }, index) => {
              const Icon = lookUp(icons, by) ?? Compass
              return (
                <Row
                  key={from}
                  term={index === 0 && station ? texts.station(station) : from}
                  value={distance}
                >
                  <Icon className="text-link size-20" aria-hidden="true" />
                </Row>
              )
            })}
          </dl>
        </div>
        <BeforeYouCome />
        <LiveDarshan />
        <Festivals />
      </div>
    </Section>
  )
}

function VisitHeading({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <h3 className="d-flex align-items-center gap-2 mb-2">
      <Icon className="text-link size-26" aria-hidden="true" /> <span>{children}</span>
    </h3>
  )
}

/** The address, and a row of icons that lead here, call and write. */
function Address() {
  const { address, map, phones, whatsapp } = settings()
  const texts = homeSectionMessages().visit
  const lines = localLines(address.lines, address.linesHindi)
  const chat = dialedNumber(whatsapp).replace('+', '')
  if (!lines.length && !map.directions && !phones.length && !chat) return null
  return (
    <div className="visit-address d-flex flex-wrap justify-content-between gap-4 column-gap-5">
      <div>
        <VisitHeading icon={MapPin}>{texts.address}</VisitHeading>
        <address className="mb-0" dir="auto">
          {lines.map((line, index) => (
            <span key={index} className="d-block">
              {line}
            </span>
          ))}
        </address>
      </div>
      <div className="visit-contact plain-links d-flex flex-wrap align-items-start gap-3 fs-5 lh-sm text-center fw-semibold text-primary">
        {map.directions && (
          <ExternalLink className="d-print-none" href={map.directions}>
            <ContactIcon icon={Navigation} />
            <span>{texts.directions}</span>
          </ExternalLink>
        )}
        {phones.map((phone, index) => (
          <a key={index} href={telUrl(phone)} aria-label={texts.call(phone)}>
            <ContactIcon icon={Phone} />
            <span className="text-nowrap">{phone}</span>
          </a>
        ))}
        {chat && (
          <ExternalLink className="d-print-none" href={`https://wa.me/${chat}`}>
            <ContactIcon icon={MessageCircle} />
            <span>{texts.whatsapp}</span>
          </ExternalLink>
        )}
      </div>
    </div>
  )
}

const ContactIcon = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className="btn-round border border-primary bg-white">
    <Icon className="size-20" aria-hidden="true" />
  </span>
)

/** One row of a list: a term at the left, its time or distance at the right. */
function Row({ term, value, children }: { term: string; value: string; children?: Elements }) {
  return (
    <div className="d-flex flex-wrap align-items-center column-gap-3 py-1 lh-sm">
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

/** Whether the temple is open, when the next aarti is and in how many minutes, read from the settings' timings. */
export const OpenNow = () => <OpenStatus now={useCurrentMinute()} />

/** The temple's status at a given time; blanks of the same height in the prerender, which has no time. */
export function OpenStatus({ now }: { now: Date | undefined }) {
  const minute = now ? minuteOfDay(now) : 0
  const { openUntil, opens, aarti } = nowAtTemple(settings().timings, minute)
  if (openUntil === undefined && !opens && !aarti) return null
  const texts = homeSectionMessages().visit
  const { tomorrow, countdown } = homeMessages().today
  const formatNextTime = ({ minute, isTomorrow }: NextTime) =>
    isTomorrow ? tomorrow(formatMinute(minute)) : formatMinute(minute)
  return (
    <p
      className="open-now scripted position-relative d-grid d-print-none px-4 py-2 mb-3 rounded-2 bg-white lh-sm"
      data-open={now && openUntil !== undefined ? '' : undefined}
    >
      {openUntil !== undefined && <b>{now ? openText(openUntil) : '\u00a0'}</b>}
      {opens && <b>{now ? texts.closed(formatNextTime(opens)) : '\u00a0'}</b>}
      {aarti && (
        <span className="d-flex flex-wrap column-gap-2">
          <span>{now ? texts.aarti(formatNextTime(aarti)) : '\u00a0'}</span>{' '}
          <span className="aarti-countdown text-body-secondary font-tabular-nums">
            {now && countdown(...hoursAndMinutes(minutesUntil(aarti, minute)))}
          </span>
        </span>
      )}
    </p>
  )
}

function openText(until: number | 'always') {
  const { open, openAllDay } = homeSectionMessages().visit
  return until === 'always' ? openAllDay : open(formatMinute(until))
}

const formatMinute = (minute: number) => timeText(clockOf(minute))
