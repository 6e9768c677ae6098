import { useSearchParams } from 'react-router-dom'
import { ContactForm } from './contact-form'
import { toldIn } from '../donation/contact-link'
import { Visit } from '../home/visit'
import { MapPanel } from './map-panel'
import { PageBand } from '../page-header/page-header'
import { commonMessages } from '../../messages/common'
import { contactMessages } from '../../messages/contact'

/** Contact Us [CONTACT-1]: the form as on Home, the map, and how to come. */
export function Component() {
  const texts = contactMessages().page
  const [search] = useSearchParams()
  return (
    <>
      <PageBand
        crumbs={[{ label: commonMessages().home, to: '/' }, { label: texts.title }]}
        title={texts.title}
        hindi={texts.hindi}
      />
      <section className="band band-cream" aria-labelledby="contact-form-title">
        <div className="container">
          <div className="band-head">
            <div>
              <h2 id="contact-form-title">{texts.form}</h2>
              <p className="band-note">{texts.lead}</p>
            </div>
          </div>
          <div className="contact-columns">
            {/* Another gift is another form. */}
            <ContactForm key={search.toString()} filled={toldIn(search)} />
            <MapPanel />
          </div>
        </div>
      </section>
      <Visit tone="sand" />
    </>
  )
}
