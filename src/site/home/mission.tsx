import { SectionHeading, type Background } from '../page-header/section'
import { homeIntroductionMessages } from '../../messages/home-introduction'

/** Our Mission: the seven purposes of the society [HOME-6]. */
export function MissionSection({ background }: { background: Background }) {
  const texts = homeIntroductionMessages().mission
  return (
    <section id="mission" className={`band band-${background}`} aria-labelledby="mission-title">
      <div className="container">
        <div className="mission">
          <div className="mission-head dark">
            <SectionHeading id="mission-title" head={texts} />
          </div>
          <ol>
            {texts.purposes.map((purpose) => (
              <li key={purpose.title}>
                <h3 className="my-1">{purpose.title}</h3>
                <p className="mb-0 text-body-secondary">{purpose.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
