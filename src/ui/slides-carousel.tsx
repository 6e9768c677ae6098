import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import * as SlickModule from 'react-slick'
import type Slider from 'react-slick'
import type { CarouselMessages } from './carousel'
import { usePrefersReducedMotion } from './use-prefers-reduced-motion'

// CommonJS: bundlers differ in how deep its default export lies.
const found = SlickModule.default as typeof Slider | { default: typeof Slider }
const Slick = 'default' in found ? found.default : found

/** One slide: its name is what a screen reader hears when it comes. */
export interface CarouselSlide {
  key: string
  name: string
  content: ReactNode
}

/**
 * react-slick (dots, infinite, speed 500, one slide at a time [PAGE-5]) with what it lacks: hidden and cloned
 * slides are inert, dots are named, no press is lost while it moves, and nothing moves for who asked for
 * stillness. It does not play by itself. Renders `style` attributes, so never in the prerender.
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
  const [shown, setShown] = useState(0)
  const [moved, setMoved] = useState(false)
  const total = slides.length

  const hideTheRest = () => {
    for (const slide of region.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? [])
      slide.inert = !slide.classList.contains('slick-active')
  }

  return (
    <section
      ref={region}
      className="slides"
      aria-roledescription={messages.roles.region}
      aria-label={messages.label}
    >
      <p className="visually-hidden" role="status">
        {moved && `${messages.slide(shown + 1, total)}: ${slides[shown]?.name}`}
      </p>
      <Slick
        dots
        infinite
        prevArrow={<Arrow side="previous" label={messages.previous} />}
        nextArrow={<Arrow side="next" label={messages.next} />}
        draggable={false}
        waitForAnimate={false}
        speed={reducedMotion ? 0 : 500}
        dotsClass="slides-dots"
        appendDots={(dots) => <ul>{dots}</ul>}
        customPaging={(index) => (
          <button
            type="button"
            aria-label={messages.goTo(index + 1)}
            aria-current={index === shown || undefined}
          />
        )}
        onInit={hideTheRest}
        onReInit={hideTheRest}
        beforeChange={(_, next) => {
          setShown(next)
          setMoved(true)
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

/** react-slick clones it and adds its own names and styles: only the press is taken. */
function Arrow({
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
      className={`slides-arrow slides-${side}`}
      aria-label={label}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}
