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

/** Pause, previous, next and a button for each slide. */
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
      <div className="d-none d-md-flex ms-1 me-auto">
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
      <span className="d-md-none ms-2 me-auto text-nowrap fw-semibold" aria-hidden="true">
        {messages.position(activeIndex + 1, keys.length)}
      </span>
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
  )
}
