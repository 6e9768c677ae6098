import { art, type Testimonial } from '../../messages/page'
import { Picture } from '../../ui/picture'
import { WhenNear } from '../../ui/when-near'
import { staticPageMessages } from '../../messages/static-pages'

/** Loads react-slick when the section comes near; if that fails, the scrollable row stays. */
const loadCarousel = () =>
  import('../../ui/slides-carousel').then(
    ({ SlidesCarousel }) => SlidesCarousel,
    () => undefined,
  )

/** The five items as a carousel [PAGE-5]; a scrollable row of the same size until its code is loaded. */
export function Testimonials({ items }: { items: Testimonial[] }) {
  const texts = staticPageMessages().carousel
  const cards = items.map((item, index) => ({
    key: item.heading,
    name: item.heading,
    content: <Card item={item} position={texts.slide(index + 1, items.length)} />,
  }))
  const row = (
    <div className="slides align-items-center justify-content-center">
      <ul className="slides-row list-unstyled mb-0" tabIndex={0} aria-label={texts.label}>
        {cards.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </div>
  )
  return (
    <WhenNear read={loadCarousel} waiting={row}>
      {(SlidesCarousel) =>
        SlidesCarousel ? <SlidesCarousel messages={texts} slides={cards} /> : row
      }
    </WhenNear>
  )
}

function Card({ item, position }: { item: Testimonial; position: string }) {
  return (
    <article className="praise h-100">
      <Picture src={art(item.picture)} alt={item.alt} width={300} height={360} />
      <div className="praise-text align-self-center p-4 p-md-6">
        <h3 className="mb-1 fs-2">{item.heading}</h3>
        <p className="mb-3 fw-semibold text-link">{item.subHeading}</p>
        <p className="fs-3">{item.text}</p>
        <p className="mb-0 fs-5 text-body-secondary">{position}</p>
      </div>
    </article>
  )
}
