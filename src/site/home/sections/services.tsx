import { useState } from 'react'
import { artUrl } from '../../../messages/page'
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry'
import { Section, type Background } from '../../page-header/section'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'

const ServiceDialog = lazyWithRetry(async () => (await import('./service-dialog')).ServiceDialog)

export type Service = ReturnType<typeof homeSectionMessages>['services']['cards'][number]

/** What We Do: four cards. Each is the target of its Learn More, which opens a dialog with the full description. */
export function ServicesSection({ background }: { background: Background }) {
  const texts = homeSectionMessages().services
  const [openService, setOpenService] = useState<Service>()
  return (
    <Section background={background} head={texts}>
      <ul className="services list-unstyled mb-0">
        {texts.cards.map((service) => (
          <li
            key={service.title}
            className="position-relative d-flex flex-wrap align-items-center gap-3 border rounded-3 bg-white"
          >
            <img
              className="object-fit-cover rounded"
              src={artUrl(service.picture)}
              alt={service.alt}
              width="700"
              height="500"
              loading="lazy"
            />
            <div>
              <h3 className="mb-0">{service.title}</h3>
              <p className="mb-0 fs-5 lh-sm text-body-secondary">{service.text}</p>
              <button
                type="button"
                className="btn-text scripted fs-5 lh-sm"
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
