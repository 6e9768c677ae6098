import { ZoomIn, ZoomOut } from 'lucide-react'
import type { ZoomRef } from 'yet-another-react-lightbox'

/**
 * Zoom buttons. Unlike the library's own they keep the focus at the end of the range, where they are `aria-disabled`.
 */
export function ZoomButtons({
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
