import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'

/** The messages of a carousel; `slide` names one as "1 of 5". */
export interface CarouselMessages {
  label: string
  roles: { region: string; slide: string }
  slide: (position: number, total: number) => string
  position: (position: number, total: number) => string
  goTo: (position: number) => string
  pause: string
  play: string
  previous: string
  next: string
}

/** As many dots as a phone has room for. */
const maxDots = 6

/**
 * Pause, a button for each slide, or their number where they are many, and arrows. Beside dots the arrows are transparent
 * until the pointer or the focus is on the slides.
 */
export function CarouselControls({
  messages,
  keys,
  activeIndex,
  isPlaying,
  onPlay,
  onShow,
  onMove,
}: {
  messages: CarouselMessages
  keys: string[]
  activeIndex: number
  isPlaying: boolean
  onPlay: () => void
  onShow: (index: number) => void
  onMove: (by: 1 | -1) => void
}) {
  const hasDots = keys.length <= maxDots
  return (
    <div
      className="carousel-controls container position-absolute d-flex align-items-center gap-2 text-white"
      data-bs-theme="dark"
    >
      <button
        type="button"
        className="btn-round"
        aria-label={isPlaying ? messages.pause : messages.play}
        onClick={onPlay}
      >
        {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      {hasDots ? (
        <div className="carousel-dots d-flex">
          {keys.map((key, index) => (
            <button
              key={key}
              type="button"
              className="carousel-dot"
              aria-label={messages.goTo(index + 1)}
              aria-current={index === activeIndex || undefined}
              onClick={() => onShow(index)}
            />
          ))}
        </div>
      ) : (
        <span className="carousel-dots px-3 text-nowrap fw-semibold" aria-hidden="true">
          {messages.position(activeIndex + 1, keys.length)}
        </span>
      )}
      <div className={`d-flex gap-2 ms-auto ${hasDots ? 'carousel-arrows' : ''}`}>
        <button
          type="button"
          className="btn-round"
          aria-label={messages.previous}
          onClick={() => onMove(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn-round"
          aria-label={messages.next}
          onClick={() => onMove(1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
