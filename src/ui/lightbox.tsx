import { ChevronLeft, ChevronRight, ImageOff, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import Yarl, { ImageSlide, type GenericSlide } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import '../styles/lightbox.scss'
import { furthest, once, times } from './lightbox-zoom'
import { ZoomButtons } from './zoom-buttons'

/** Keys that are held repeat no faster than this (SPEC 9). */
const keyRepeatLimit = 180

/** One picture; without a `src` it is shown as one that failed. */
export interface LightboxPicture {
  src: string | undefined
  title: string
  titleLang?: string
  description: string
  descriptionLang?: string
}

export interface LightboxWords {
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

interface Slide extends GenericSlide {
  type: 'picture'
  src: string | undefined
  alt: string
}

declare module 'yet-another-react-lightbox' {
  // A kind of our own: of images the library lets only those larger than the window be enlarged.
  interface SlideTypes {
    picture: Slide
  }
}

/**
 * Pictures one at a time over the whole window (SPEC 2, Public image gallery; 9, Lightbox). It opens at
 * `startAt`, tells which picture is seen, and gives the focus to `returnTo` when it goes.
 */
export function Lightbox({
  pictures,
  startAt,
  words,
  onView,
  onClose,
  returnTo,
}: {
  pictures: LightboxPicture[]
  startAt: number
  words: LightboxWords
  onView: (index: number) => void
  onClose: () => void
  returnTo: () => HTMLElement | null | undefined
}) {
  // The library starts anew when it is handed other slides.
  const [slides] = useState(() => pictures.map(slideOf))
  const [start] = useState(startAt)
  const [seen, setSeen] = useState(startAt)
  const [enlarged, setEnlarged] = useState(1)
  const lastKey = useRef(0)
  useFocusReturn(returnTo)

  const limitKeys = (event: KeyboardEvent) => {
    if (enlarged > 1 || !event.key.startsWith('Arrow')) return
    const now = performance.now()
    if (event.repeat && now - lastKey.current < keyRepeatLimit) return event.stopPropagation()
    lastKey.current = now
  }

  return (
    <Yarl
      open
      slides={slides}
      index={start}
      close={onClose}
      plugins={[Captions, Counter, Zoom]}
      className={`lightbox dark${enlarged > 1 ? ' lightbox-enlarged' : ''}`}
      animation={{ fade: 300, swipe: 300, zoom: 300 }}
      carousel={{ finite: true, preload: 1, padding: '10px' }}
      zoom={{ supports: ['picture'], maxZoom: furthest, zoomInMultiplier: once }}
      portal={{ container: { onKeyDownCapture: limitKeys } }}
      on={{
        view: ({ index }) => {
          setSeen(index)
          onView(index)
        },
        zoom: ({ zoom }) => setEnlarged(zoom),
      }}
      labels={{
        Close: words.close,
        Next: words.next,
        Previous: words.previous,
        Lightbox: pictures[seen]?.title,
        'Photo gallery': words.gallery,
        Carousel: words.roles.gallery,
        Slide: words.roles.slide,
        Caption: words.roles.caption,
        '{index} of {total}': words.position,
      }}
      render={{
        slide: (props) =>
          props.slide.type === 'picture' &&
          (props.slide.src ? (
            <ImageSlide
              {...props}
              slide={{ src: props.slide.src, alt: props.slide.alt }}
              render={{ iconError: () => <Failed words={words} /> }}
            />
          ) : (
            <Failed words={words} />
          )),
        buttonZoom: (zoom) => <ZoomButtons zoom={zoom} words={words} />,
        iconClose: () => <X aria-hidden="true" />,
        iconPrev: () => <ChevronLeft aria-hidden="true" />,
        iconNext: () => <ChevronRight aria-hidden="true" />,
        controls: () => (
          <span className="visually-hidden" role="status">
            {enlarged > 1 && words.zoomed(times(enlarged))}
          </span>
        ),
        ...(pictures.length < 2 && { buttonPrev: nothing, buttonNext: nothing }),
      }}
    />
  )
}

const nothing = (): ReactNode => null

/** A scrolling text must be reachable by keyboard; few captions are as long as that. */
const long = 400

const slideOf = (picture: LightboxPicture): Slide => ({
  type: 'picture',
  src: picture.src,
  alt: picture.title,
  title: (
    <span dir="auto" lang={picture.titleLang}>
      {picture.title}
    </span>
  ),
  description: picture.description && (
    <span
      className="lightbox-description"
      dir="auto"
      lang={picture.descriptionLang}
      tabIndex={picture.description.length > long ? 0 : undefined}
    >
      {picture.description}
    </span>
  ),
})

function Failed({ words }: { words: LightboxWords }) {
  return (
    <p className="lightbox-failed">
      <ImageOff aria-hidden="true" /> {words.failed}
    </p>
  )
}

/** The library knows only what had the focus when it opened, which is nothing after opening by address. */
function useFocusReturn(returnTo: () => HTMLElement | null | undefined) {
  const latest = useRef(returnTo)
  useEffect(() => {
    latest.current = returnTo
  })
  useEffect(() => () => queueMicrotask(() => latest.current()?.focus()), [])
}
