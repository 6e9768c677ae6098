import { useState } from 'react'
import { art } from '../../../messages/page'
import { lazyPart } from '../../../ui/loading/on-demand'
import { Section, type Background } from '../../page-header/section'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'

const ServiceDialog = lazyPart(async () => (await import('./service-dialog')).ServiceDialog)

export type Service = ReturnType<typeof homeSectionMessages>['services']['cards'][number]

/** What We Do: four cards; Learn More opens a dialog with the full description [HOME-7]. */
export function ServicesSection({ background }: { background: Background }) {
  const texts = homeSectionMessages().services
  const [openService, setOpenService] = useState<Service>()
  return (
    <Section background={background} head={texts}>
      <ul className="cards services p-0 mb-0">
        {texts.cards.map((service) => (
          <li key={service.title} className="card">
            <img
              src={art(service.picture)}
              alt={service.alt}
              width="700"
              height="500"
              loading="lazy"
            />
            <div className="card-body d-flex flex-column">
              <h3 className="mb-2">{service.title}</h3>
              <p className="card-lead mb-2">{service.text}</p>
              <button
                type="button"
                className="more btn-text scripted align-self-start mt-auto"
                onClick={() => setOpenService(service)}
              >
                <span>{texts.learnMore}</span>{' '}
                <span className="visually-hidden">{texts.about(service.title)}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {openService && (
        <ServiceDialog service={openService} onClose={() => setOpenService(undefined)} />
      )}
    </Section>
  )
}
