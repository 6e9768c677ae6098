import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { artUrl } from '../../../messages/page'
import { backgroundClass, type Background } from '../../page-header/section'
import { SectionHeading } from '../../page-header/section-heading'
import { homeIntroductionMessages } from '../../../messages/site-screens/home-introduction'

/** About Us: a picture, what the temple is, and the links to its construction and to the town. */
export function AboutSection({ background }: { background: Background }) {
  const texts = homeIntroductionMessages().about
  return (
    <section
      id="about"
      className={`section-band ${backgroundClass[background]}`}
      aria-labelledby="about-title"
    >
      <div className="container about align-items-center">
        <div className="arch position-relative d-none d-sm-block w-100">
          <div>
            <img src={artUrl('about')} alt="" width="440" height="528" loading="lazy" />
          </div>
        </div>
        <div>
          <SectionHeading id="about-title" head={texts} />
          <p className="lead max-w-text mt-4 mb-0">{texts.lead}</p>
          <div className="d-flex flex-wrap align-items-center gap-2 column-gap-5 mt-5">
            <Link className="btn btn-primary btn-lg" to={texts.construction.to}>
              {texts.construction.label}
            </Link>
            <Link className="more" to={texts.guide.to}>
              <span>{texts.guide.label}</span> <ArrowRight aria-hidden="true" />
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
