import { toText } from '../../data/to-text'
import { Carousel } from '../../ui/carousel'
import { SlideView, type Slide } from './slide'
import { homeMessages } from '../../messages/home'

/**
 * The band that holds the slider's place while its slides are on their way. In the page that the build has written,
 * `app/boot.ts` puts the first slide's picture into it, long before the app is there.
 */
export function SliderPlace() {
  return (
    <div className="hero hero-waiting" role="status">
      <span className="visually-hidden">{homeMessages().slider.loading}</span>
      <div className="slide">
        <img className="picture slide-picture" alt="" data-boot="" suppressHydrationWarning />
      </div>
    </div>
  )
}

/** The slides of the home page [HOME-2]: nothing when there are none. */
export function Slider({ slides }: { slides: Slide[] }) {
  if (!slides.length) return null
  return (
    <div className="hero dark">
      <Carousel
        messages={homeMessages().slider}
        slides={slides.map((slide, index) => ({
          key: `${index} ${toText(slide.id)}`,
          content: (near) => <SlideView slide={slide} first={index === 0} near={near} />,
        }))}
      />
    </div>
  )
}
