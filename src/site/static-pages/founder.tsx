import { useLoaderData } from 'react-router-dom'
import { type StaticPage, type Card, artUrl } from '../../messages/page'
import { Section } from '../page-header/section'
import { PageHeader } from '../page-header/page-header'
import { crumbsOf, headOf, sectionOf } from './page-parts'
import { Intro } from './intro'
import { Sections } from './sections'
import { InViewport } from '../../ui/loading/in-viewport'
import { staticPageMessages } from '../../messages/site-screens/static-pages'
import { Picture } from '../../ui/picture/picture'

/** Founder biography: introduction, timeline, biography, and the carousel of five items. */
export function Component() {
  const page = useLoaderData<StaticPage>()
  const timeline = sectionOf(page, 'timeline')
  const biography = sectionOf(page, 'biography')
  const testimonials = sectionOf(page, 'testimonials')
  const milestones = timeline.blocks.flatMap((block) =>
    block.kind === 'timeline' ? block.items : [],
  )
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(page)}
        title={page.title}
        hindi={page.hindi}
        scene={page.scene}
      />
      <Intro page={page} archFirst />
      <Section background="sand" head={headOf(timeline)} className="overflow-hidden">
        <ol className="timeline list-unstyled m-0">
          {milestones.map(({ label, text }) => (
            <li key={label} className="position-relative">
              <b className="d-block lh-sm font-heading fs-2 text-primary">{label}</b>{' '}
              <span className="text-body-secondary">{text}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section background="cream" head={headOf(biography)}>
        <Sections sections={biography.sections} level="h3" />
      </Section>
      <Section background="sand" head={headOf(testimonials)}>
        <Testimonials items={testimonials.cards} />
      </Section>
    </>
  )
}

/** Loads react-slick when the section comes near; if that fails, the scrollable row stays. */
const loadCarousel = () =>
  import('../../ui/carousel/slides-carousel').then(
    ({ SlidesCarousel }) => SlidesCarousel,
    () => undefined,
  )

/** The five items as a carousel; a scrollable row of the same size until its code is loaded. */
function Testimonials({ items }: { items: Card[] }) {
  const texts = staticPageMessages().carousel
  const cards = items.map((item, index) => ({
    key: item.title,
    name: item.title,
    content: <TestimonialCard item={item} position={texts.slide(index + 1, items.length)} />,
  }))
  const row = (
    <div className="slides align-items-center justify-content-center">
      <ul className="slides-row list-unstyled mb-0" tabIndex={0} aria-label={texts.label}>
        {cards.map(({ key, content }) => (
          <li key={key} className="flex-shrink-0 w-100">
            {content}
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <InViewport load={loadCarousel} fallback={row}>
      {(SlidesCarousel) =>
        SlidesCarousel ? <SlidesCarousel messages={texts} slides={cards} /> : row
      }
    </InViewport>
  )
}

function TestimonialCard({ item, position }: { item: Card; position: string }) {
  return (
    <div className="testimonial d-flex flex-column justify-content-center h-100 p-4 p-md-7">
      <h3 className="mb-3">{item.title}</h3>
      <p className="mb-5 font-heading fw-semibold fs-2 lh-sm text-body">{item.text}</p>
      <div className="d-flex align-items-center gap-3">
        <Picture
          className="testimonial-picture flex-shrink-0 rounded-circle"
          src={artUrl(item.picture)}
          alt={item.alt}
          width={72}
          height={72}
        />
        <div>
          <p className="mb-0 fw-semibold text-link">{item.subtitle}</p>
          <p className="mb-0 fs-5 text-body-secondary">{position}</p>
        </div>
      </div>
    </div>
  )
}
