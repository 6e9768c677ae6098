import {
  useEffect,
  useState,
  type FocusEvent,
  type ReactNode,
  useRef,
  type TouchEvent,
} from 'react'
import BootstrapCarousel from 'react-bootstrap/Carousel'
import { usePrefersReducedMotion } from '../use-media-query'
import { savesData } from '../loading/save-data'
import { CarouselControls, type CarouselMessages } from './carousel-controls'

/**
 * React-Bootstrap's Carousel in ARIA's carousel pattern: pauses under pointer or focus, hidden slides are inert.
 * It does not autoplay for visitors who save data. What is added, and why: docs/decisions/0016.
 */
export function Carousel({
  messages,
  slides,
  interval = 6000,
}: {
  messages: CarouselMessages
  /** `shouldLoad` is true for slides that are or were shown, and for the next one. */
  slides: { key: string; content: ReactNode | ((shouldLoad: boolean) => ReactNode) }[]
  interval?: number
}) {
  const reducedMotion = usePrefersReducedMotion()
  const [userChoice, setUserChoice] = useState<'play' | 'pause'>()
  const [isFocused, setIsFocused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [index, setIndex] = useState(0)
  const total = slides.length
  const [saveData] = useState(savesData)
  const loadedSlides = useLoadedSlides(index, total, saveData)
  const activeIndex = Math.min(index, total - 1)
  const isPlaying = userChoice ? userChoice === 'play' : !reducedMotion && !saveData
  const isRunning = isPlaying && !isFocused && !isHovered && total > 1
  const horizontalSwipe = useHorizontalSwipe()

  return (
    <section
      className={`position-relative ${slides.length > 4 ? '' : 'few-slides'}`}
      aria-roledescription={messages.roles.region}
      aria-label={messages.label}
      onFocus={() => setIsFocused(true)}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
      }}
      onPointerEnter={(event) => setIsHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setIsHovered(false)}
    >
      {total > 1 && (
        <CarouselControls
          messages={messages}
          keys={slides.map(({ key }) => key)}
          activeIndex={activeIndex}
          isPlaying={isPlaying}
          onPlay={() => setUserChoice(isPlaying ? 'pause' : 'play')}
          onShow={setIndex}
          onMove={(by) => setIndex((activeIndex + by + total) % total)}
        />
      )}
      <div aria-live={isRunning ? 'off' : 'polite'} {...horizontalSwipe}>
        <BootstrapCarousel
          fade
          activeIndex={activeIndex}
          // The state setter itself, because a new function in each render would restart the interval.
          onSelect={setIndex}
          interval={isRunning ? interval : null}
          pause={false}
          keyboard={false}
          controls={false}
          indicators={false}
        >
          {slides.map(({ key, content }, slideIndex) => (
            <BootstrapCarousel.Item
              key={key}
              role="group"
              aria-roledescription={messages.roles.slide}
              aria-label={messages.slide(slideIndex + 1, total)}
              inert={slideIndex !== activeIndex}
            >
              {typeof content === 'function' ? content(loadedSlides.has(slideIndex)) : content}
            </BootstrapCarousel.Item>
          ))}
        </BootstrapCarousel>
      </div>
    </section>
  )
}

/** How long the first slide loads before the next one may use the network (ms). */
const firstSlideDelay = 2500

/** The slides that need their pictures: those shown so far, and the next one unless the visitor saves data. */
function useLoadedSlides(index: number, total: number, saveData: boolean): ReadonlySet<number> {
  const [loadedSlides, setLoadedSlides] = useState<ReadonlySet<number>>(new Set([index]))
  if (!loadedSlides.has(index)) setLoadedSlides(new Set(loadedSlides).add(index))
  useEffect(() => {
    if (saveData) return
    const timer = setTimeout(
      () => setLoadedSlides((before) => new Set(before).add((index + 1) % total)),
      firstSlideDelay,
    )
    return () => clearTimeout(timer)
  }, [index, total, saveData])
  return loadedSlides
}

/**
 * Handlers for an element around React-Bootstrap's Carousel: its swipe ignores the vertical distance, so without them a
 * finger that scrolls the page, or one of two that zoom it, would change the slide.
 */
function useHorizontalSwipe() {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStartCapture: ({ touches }: TouchEvent) => {
      const finger = touches.length === 1 ? touches[0] : undefined
      from.current = finger && { x: finger.clientX, y: finger.clientY }
    },
    onTouchEndCapture: (event: TouchEvent) => {
      const finger = event.changedTouches[0]
      const horizontal = from.current && finger ? Math.abs(finger.clientX - from.current.x) : 0
      const vertical = from.current && finger ? Math.abs(finger.clientY - from.current.y) : 0
      if (horizontal <= vertical) event.stopPropagation()
    },
  }
}
