import { backgroundClass, type Background } from '../../page-header/section'
import { SectionHeading } from '../../page-header/section-heading'
import { homeIntroductionMessages } from '../../../messages/site-screens/home-introduction'

/** Our Mission: the seven purposes of the society [HOME-6]. */
export function MissionSection({ background }: { background: Background }) {
  const texts = homeIntroductionMessages().mission
  return (
    <section
      id="mission"
      className={`section-band ${backgroundClass[background]}`}
      aria-labelledby="mission-title"
    >
      <div className="container">
        <div className="mission overflow-hidden border rounded-3 bg-white">
          <div className="mission-head p-5" data-bs-theme="dark">
            <SectionHeading id="mission-title" head={texts} />
          </div>
          {/* Focusable, because it scrolls sideways on phones. */}
          <ol className="list-unstyled mb-0" tabIndex={0} aria-labelledby="mission-title">
            {texts.purposes.map((purpose) => (
              <li key={purpose.title}>
                <h3 className="my-1 fs-3">{purpose.title}</h3>
                <p className="mb-0 text-body-secondary">{purpose.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
