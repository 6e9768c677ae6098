import { Band } from '../page-header/section'
import { ContactForm } from '../contact/contact-form'
import { MapPanel } from '../contact/map-panel'
import type { Tone } from './section-backgrounds'
import { homeSectionMessages } from '../../messages/home-sections'

/** The contact section of Home [CONTACT-1]: the form and the map. */
export function ContactBand({ tone }: { tone: Tone }) {
  return (
    <Band id="contact" tone={tone} head={homeSectionMessages().contact}>
      <div className="contact-columns">
        <ContactForm />
        <MapPanel />
      </div>
    </Band>
  )
}
