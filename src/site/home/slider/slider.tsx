import { toText } from '../../../lib/to-text'
import { PicturePlaceholder } from '../../../ui/picture/picture'
import { Carousel } from '../../../ui/carousel/carousel'
import { settings } from '../../../api/settings/settings'
import { TimeOfDaySlide } from '../time-of-day/time-of-day-slide'
import { SlideView, type SlideRow } from './slide'
import { homeMessages } from '../../../messages/site-screens/home'

/**
 * The slider's placeholder while its slides load. In a prerendered page, `app/boot.ts` shows the first slide's picture
 * in it before the app has started.
 */
export function SliderSkeleton() {
  return (
    <div
      className="hero few-slides scripted position-relative overflow-hidden bg-dark"
      role="status"
    >
      <span className="visually-hidden">{homeMessages().slider.loading}</span>
      <div className="hero-slide position-relative d-flex flex-column h-100">
        <PicturePlaceholder className="hero-picture" />
        <div className="hero-text hero-bars container position-relative d-grid gap-3">
          <span />
          <span />
          <span className="mt-4" />
          <span />
        </div>
      </div>
      <div className="carousel-controls container position-absolute d-flex gap-2 text-white">
        <span className="btn-round" />
      </div>
    </div>
  )
}

/** The slides of Home, after that of the time of day where the settings ask for it; nothing where there are none. */
export function Slider({ slides }: { slides: SlideRow[] }) {
  const begin = settings().slideOfTheHour
    ? [{ key: 'time-of-day', content: (isNear: boolean) => <TimeOfDaySlide isNear={isNear} /> }]
    : []
  if (!begin.length && !slides.length) return null
  return (
    <div
      className="hero position-relative overflow-hidden bg-dark text-accent"
      data-bs-theme="dark"
    >
      <Carousel
        messages={homeMessages().slider}
        slides={[
          ...begin,
          ...slides.map((slide, index) => ({
            key: `${index} ${toText(slide.id)}`,
            content: (isNear: boolean) => (
              <SlideView slide={slide} isFirst={index + begin.length === 0} isNear={isNear} />
            ),
          })),
        ]}
      />
    </div>
  )
}
