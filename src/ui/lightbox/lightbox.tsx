import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Fragment, useState, type ReactNode, useRef, type KeyboardEvent } from 'react'
import Yarl, { type ZoomRef } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { slideOf, type LightboxPicture, SlidePicture } from './lightbox-slide'
import { savesData } from '../loading/save-data'
import { useFocusReturn } from '../dialog/use-focus-return'
import type { Elements } from '../elements'
import './lightbox.scss'

interface LightboxMessages {
  close: string
  next: string
  previous: string
  zoomIn: string
  zoomOut: string
  zoomed: (times: number) => string
  failed: string
  gallery: string
  roles: { gallery: string; slide: string; caption: string }
  position: string
}

/**
 * Shows pictures one at a time over the whole window, starting at `startAt`. Closing it focuses the
 * element that `opener` returns.
 */
export function Lightbox({
  pictures,
  startAt,
  messages,
  onView,
  onClose,
  opener,
  action,
}: {
  pictures: LightboxPicture[]
  startAt: number
  messages: LightboxMessages
  onView: (index: number) => void
  onClose: () => void
  opener: (startAt: number) => HTMLElement | null
  /** Renders one more toolbar button for the visible picture, with the given class. */
  action?: (index: number, className: string) => Elements
}) {
  // The library resets itself when it gets another array of slides.
  const [slides] = useState(() => pictures.map(slideOf))
  const [start] = useState(startAt)
  const [visibleIndex, setVisibleIndex] = useState(startAt)
  const [scale, setScale] = useState(1)
  const onKeyDownCapture = useLightboxKeys(scale > 1)
  // The library's own focus return does nothing when the lightbox was opened by its address.
  useFocusReturn(() => opener(start))

  return (
    <Yarl
      open
      slides={slides}
      index={start}
      close={onClose}
      plugins={[Captions, Zoom]}
      className={`lightbox${scale > 1 ? ' lightbox-enlarged' : ''}`}
      animation={{ fade: 300, swipe: 300, zoom: 300 }}
      carousel={{ finite: true, preload: savesData() ? 0 : 1, padding: '10px' }}
      zoom={{ supports: ['picture'], maxZoom, zoomInMultiplier: zoomFactor }}
      toolbar={{
        buttons: [
          <Fragment key="action">{action?.(visibleIndex, 'yarl__button')}</Fragment>,
          'close',
        ],
      }}
      portal={{ container: { onKeyDownCapture } }}
      on={{
        view: ({ index }) => {
          setVisibleIndex(index)
          onView(index)
        },
        zoom: ({ zoom }) => setScale(zoom),
      }}
      labels={{
        Close: messages.close,
        Next: messages.next,
        Previous: messages.previous,
        Lightbox: pictures[visibleIndex]?.title,
        'Photo gallery': messages.gallery,
        Carousel: messages.roles.gallery,
        Slide: messages.roles.slide,
        Caption: messages.roles.caption,
        '{index} of {total}': messages.position,
      }}
      render={{
        slide: (props) => <SlidePicture {...props} failed={messages.failed} />,
        buttonZoom: (zoom) => <ZoomButtons zoom={zoom} messages={messages} />,
        iconClose: () => <X aria-hidden="true" />,
        iconPrev: () => <ChevronLeft aria-hidden="true" />,
        iconNext: () => <ChevronRight aria-hidden="true" />,
        controls: () => (
          <>
            {/* The library's own counter has several texts in one element, which translators break. */}
            <div className="yarl__counter" aria-hidden="true">
              {`${visibleIndex + 1} / ${pictures.length}`}
            </div>
            <span className="visually-hidden" role="status">
              {scale > 1 && messages.zoomed(displayedZoom(scale))}
            </span>
          </>
        ),
        ...(pictures.length < 2 && { buttonPrev: renderNothing, buttonNext: renderNothing }),
      }}
    />
  )
}

const renderNothing = (): ReactNode => null

/** The shortest time between two repeats of a held key (ms). */
const repeatInterval = 180

const focusable = 'button:not(:disabled), [tabindex="0"]'

/** Adds to the library's keys: held arrow keys are throttled, and Tab stays inside the lightbox. */
function useLightboxKeys(isEnlarged: boolean) {
  const lastKeyTime = useRef(0)

  function throttle(event: KeyboardEvent) {
    const now = performance.now()
    if (event.repeat && now - lastKeyTime.current < repeatInterval) return event.stopPropagation()
    lastKeyTime.current = now
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') trapFocus(event)
    // Arrow keys pan an enlarged picture, which needs every repeat.
    else if (event.key.startsWith('Arrow') && !isEnlarged) throttle(event)
  }
}

function trapFocus(event: KeyboardEvent<HTMLElement>) {
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.closest('[inert]'),
  )
  const [first, last] = [elements[0], elements.at(-1)]
  const active = document.activeElement as HTMLElement
  const leaving = active === (event.shiftKey ? first : last) || !elements.includes(active)
  if (!leaving) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}

/** A zoom level L, from 0 to 300 by steps of 100, shows the picture at 1.007^L. */
const scaleAt = (level: number) => 1.007 ** level

/** The factor of one press of a zoom button. */
const zoomFactor = scaleAt(100)

/** The largest scale, rounded to five decimals as the library does, so that its comparison can succeed. */
const maxZoom = Number(scaleAt(300).toFixed(5))

/** A scale as it is announced: 1, 2, 4 or 8. */
const displayedZoom = (scale: number) => Math.round(scale)

/**
 * Zoom buttons. Unlike the library's own they keep the focus at the end of the range, where they are `aria-disabled`.
 */
function ZoomButtons({
  zoom: { zoom, minZoom, maxZoom, disabled, zoomIn, zoomOut },
  messages,
}: {
  zoom: ZoomRef
  messages: { zoomIn: string; zoomOut: string }
}) {
  const isAtMin = disabled || zoom <= minZoom
  const isAtMax = disabled || zoom >= maxZoom
  return (
    <>
      <button
        type="button"
        className="yarl__button"
        aria-label={messages.zoomOut}
        aria-disabled={isAtMin || undefined}
        onClick={() => isAtMin || zoomOut()}
      >
        <ZoomOut aria-hidden="true" />
      </button>
      <button
        type="button"
        className="yarl__button"
        aria-label={messages.zoomIn}
        aria-disabled={isAtMax || undefined}
        onClick={() => isAtMax || zoomIn()}
      >
        <ZoomIn aria-hidden="true" />
      </button>
    </>
  )
}
