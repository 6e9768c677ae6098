import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'
import Yarl from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import './lightbox.scss'
import { useLightboxKeys } from './lightbox-keys'
import { slideOf, type LightboxPicture } from './lightbox-slide'
import { SlidePicture } from '../picture/slide-picture'
import { maxZoom, zoomFactor, displayedZoom } from './lightbox-zoom'
import { savesData } from '../loading/save-data'
import { useFocusReturn } from '../dialog/use-focus-return'
import { ZoomButtons } from './zoom-buttons'
import type { Elements } from '../elements'

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
 * Shows pictures one at a time over the whole window [IMAGE-5] [IMAGE-6], starting at `startAt`. Closing it focuses the
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
