import { useSearchParams } from 'react-router-dom'
import { ContactForm } from './contact-form'
import { contactPrefill } from '../donation/contact-link'
import { VisitSection } from '../visit/visit-section'
import { MapPanel } from './map-panel'
import { ReachUs } from '../visit/reach-us'
import { PageHeader } from '../page-header/page-header'
import { commonMessages } from '../../messages/common'
import { contactMessages } from '../../messages/site-screens/contact'

export function Component() {
  const texts = contactMessages().page
  const [search] = useSearchParams()
  return (
    <>
      <PageHeader
        crumbs={[{ label: commonMessages().home, to: '/' }, { label: texts.title }]}
        title={texts.title}
        hindi={texts.hindi}
        scene="g-11"
      />
      <section className="section-band bg-body" aria-labelledby="contact-form-title">
        <div className="container">
          <ReachUs className="d-md-none mb-5 d-print-none" />
          <div className="section-head d-print-none d-md-flex flex-wrap align-items-end justify-content-between gap-1 column-gap-5">
            <div>
              <h2 id="contact-form-title">{texts.form}</h2>
              <p className="section-note max-w-text">{texts.lead}</p>
            </div>
          </div>
          <div className="wide-and-narrow gap-5">
            {/* The fields are uncontrolled: another prefill needs a new form. */}
            <ContactForm key={search.toString()} prefill={contactPrefill(search)} />
            <MapPanel />
          </div>
        </div>
      </section>
      <VisitSection background="sand" />
    </>
  )
}
