import { Link } from 'react-router-dom'
import { settings } from '../../../api/settings/settings'
import { art } from '../../../messages/page'
import { backgroundClass, type Background } from '../../page-header/section'
import { SectionHeading } from '../../page-header/section-heading'
import { localText } from '../../../messages/translated'
import { homeMessages } from '../../../messages/site-screens/home'
import { homeIntroductionMessages } from '../../../messages/site-screens/home-introduction'

/** About Us [HOME-6]: a picture, facts about the temple, and a link to its construction. */
export function AboutSection({ background }: { background: Background }) {
  const texts = homeIntroductionMessages().about
  const first = settings().timings[0]
  const opening = first && {
    figure: homeMessages().timing(first.label, first.time),
    text: localText(first.label, first.labelHindi),
  }
  const facts = [...(opening ? [opening] : []), ...texts.facts]
  return (
    <section
      id="about"
      className={`section-band ${backgroundClass[background]}`}
      aria-labelledby="about-title"
    >
      <div className="container about align-items-center">
        <div className="arch position-relative w-100">
          <div>
            <img src={art('about')} alt="" width="440" height="528" loading="lazy" />
          </div>
        </div>
        <div>
          <SectionHeading id="about-title" head={texts} />
          <p className="lead mt-4">{texts.lead}</p>
          <p>{texts.text}</p>
          <ul className="list-unstyled d-flex flex-wrap gap-4 gap-md-5 pt-4 mt-5 mb-0 border-top">
            {facts.map((fact, index) => (
              <li key={index} className="flex-text text-break">
                <b className="d-block fs-2 font-heading text-primary">{fact.figure}</b>
                <span className="d-block fs-5 text-body-secondary" dir="auto">
                  {fact.text}
                </span>
              </li>
            ))}
          </ul>
          <div className="btn-row d-flex flex-wrap gap-3 mt-5">
            <Link className="btn btn-primary btn-lg" to={texts.construction.to}>
              {texts.construction.label}
            </Link>
            <Link className="btn btn-outline-secondary btn-lg" to={texts.guide.to}>
              {texts.guide.label}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
