import { backgroundClass, type Background } from '../../page-header/section'
import { SectionHeading } from '../../page-header/section-heading'
import { homeIntroductionMessages } from '../../../messages/site-screens/home-introduction'

/** Our Mission: the seven purposes of the society. */
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
            <li key={purpose} className="d-grid">
              {purpose}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
