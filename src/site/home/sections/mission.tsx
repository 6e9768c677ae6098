import { ChevronDown } from 'lucide-react'
import { backgroundClass, type Background } from '../../page-header/section'
import { SectionHeading } from '../../page-header/section-heading'
import { homeIntroductionMessages } from '../../../messages/site-screens/home-introduction'

/** Our Mission: the seven purposes of the society, each of which unfolds its text. */
export function MissionSection({ background }: { background: Background }) {
  const texts = homeIntroductionMessages().mission
  return (
    <section
      id="mission"
      className={`section-band ${backgroundClass[background]}`}
      aria-labelledby="mission-title"
    >
      <div className="container mission">
        <div>
          <SectionHeading id="mission-title" head={texts} />
        </div>
        <ol className="list-unstyled mb-0">
          {texts.purposes.map((purpose) => (
            <li key={purpose.title} className="border-top">
              <details>
                <summary className="d-flex align-items-center justify-content-between gap-2 rounded">
                  <h3 className="my-2 fs-4">{purpose.title}</h3>{' '}
                  <ChevronDown className="chevron text-link size-18" aria-hidden="true" />
                </summary>
                <p className="pb-3 mb-0 text-body-secondary">{purpose.text}</p>
              </details>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
