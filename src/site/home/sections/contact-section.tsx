import { Section, type Background } from '../../page-header/section'
import { ContactForm } from '../../contact/contact-form'
import { MapPanel } from '../../contact/map-panel'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'

/** The contact section of Home: the form and the map. */
export function ContactSection({ background }: { background: Background }) {
  return (
    <Section
      id="contact"
      // A form is of no use on paper; Plan your visit prints the address and the phone number.
      className="d-print-none"
      background={background}
      head={homeSectionMessages().contact}
    >
      <div className="d-grid gap-4">
        <ContactForm />
        <MapPanel />
      </div>
    </Section>
  )
}
