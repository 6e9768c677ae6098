import { type Card } from '../../messages/page'
import { WhenNear } from '../../ui/loading/when-near'
import { staticPageMessages } from '../../messages/site-screens/static-pages'
import { TestimonialCard } from './testimonial-card'

/** Loads react-slick when the section comes near; if that fails, the scrollable row stays. */
const loadCarousel = () =>
  import('../../ui/carousel/slides-carousel').then(
    ({ SlidesCarousel }) => SlidesCarousel,
    () => undefined,
  )

/** The five items as a carousel [PAGE-5]; a scrollable row of the same size until its code is loaded. */
export function Testimonials({ items }: { items: Card[] }) {
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
    <WhenNear load={loadCarousel} fallback={row}>
      {(SlidesCarousel) =>
        SlidesCarousel ? <SlidesCarousel messages={texts} slides={cards} /> : row
      }
    </WhenNear>
  )
}
