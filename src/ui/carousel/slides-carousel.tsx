import { useRef, useState, type ReactNode } from 'react'
import * as SlickModule from 'react-slick'
import Slider from 'react-slick'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { CarouselMessages } from './carousel-controls'
import { usePrefersReducedMotion } from '../use-media-query'

// A CommonJS module: bundlers nest its default export at different depths.
const imported = SlickModule.default as typeof Slider | { default: typeof Slider }
const Slick = 'default' in imported ? imported.default : imported

/** One slide; its name is announced when it is shown. */
export interface CarouselSlide {
  key: string
  name: string
  content: ReactNode
}

/**
 * react-slick with the accessibility that it lacks: inert hidden slides, named dots, reduced motion.
 * It renders `style` attributes, which the content policy forbids in prerendered HTML.
 */
export function SlidesCarousel({
  messages,
  slides,
}: {
  messages: Pick<CarouselMessages, 'label' | 'roles' | 'slide' | 'goTo' | 'previous' | 'next'>
  slides: CarouselSlide[]
}) {
  const reducedMotion = usePrefersReducedMotion()
  const region = useRef<HTMLElement>(null)
  const [activeIndex, setActiveIndex] = useState(0)
  const [hasMoved, setHasMoved] = useState(false)
  const total = slides.length

  const makeOthersInert = () => {
    for (const slide of region.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? [])
      slide.inert = !slide.classList.contains('slick-active')
  }

  return (
    <section
      ref={region}
      className="slides align-items-center justify-content-center"
      aria-roledescription={messages.roles.region}
      aria-label={messages.label}
    >
      <p className="visually-hidden" role="status">
        {hasMoved && `${messages.slide(activeIndex + 1, total)}: ${slides[activeIndex]?.name}`}
      </p>
      <Slick
        dots
        infinite
        prevArrow={<CarouselArrow side="previous" label={messages.previous} />}
        nextArrow={<CarouselArrow side="next" label={messages.next} />}
        draggable={false}
        waitForAnimate={false}
        speed={reducedMotion ? 0 : 500}
        dotsClass="slides-dots d-flex flex-wrap d-print-none justify-content-center list-unstyled mb-0"
        appendDots={(dots) => <ul>{dots}</ul>}
        customPaging={(index) => (
          <button
            type="button"
            className="carousel-dot"
            aria-label={messages.goTo(index + 1)}
            aria-current={index === activeIndex || undefined}
          />
        )}
        onInit={makeOthersInert}
        onReInit={makeOthersInert}
        beforeChange={(_, next) => {
          setActiveIndex(next)
          setHasMoved(true)
        }}
      >
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription={messages.roles.slide}
            aria-label={messages.slide(index + 1, total)}
          >
            {content}
          </div>
        ))}
      </Slick>
    </section>
  )
}

/** An arrow of SlidesCarousel. react-slick clones it with more props, of which only `onClick` is used. */
function CarouselArrow({
  side,
  label,
  onClick,
}: {
  side: 'previous' | 'next'
  label: string
  onClick?: () => void
}) {
  const Icon = side === 'next' ? ChevronRight : ChevronLeft
  return (
    <button
      type="button"
      className={`slides-arrow slides-${side} btn btn-outline-secondary rounded-circle d-print-none p-0`}
      aria-label={label}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}
