import { ZoomIn, ZoomOut } from 'lucide-react'
import type { ZoomRef } from 'yet-another-react-lightbox'

/**
 * Zoom out, zoom in. Unlike the library's own they keep the focus at the end of the range, where they say that
 * they are disabled and do nothing.
 */
export function ZoomButtons({
  zoom: { zoom, minZoom, maxZoom, disabled, zoomIn, zoomOut },
  messages,
}: {
  zoom: ZoomRef
  messages: { zoomIn: string; zoomOut: string }
}) {
  const least = disabled || zoom <= minZoom
  const most = disabled || zoom >= maxZoom
  return (
    <>
      <button
        type="button"
        className="yarl__button"
        aria-label={messages.zoomOut}
        aria-disabled={least || undefined}
        onClick={() => least || zoomOut()}
      >
        <ZoomOut aria-hidden="true" />
      </button>
      <button
        type="button"
        className="yarl__button"
        aria-label={messages.zoomIn}
        aria-disabled={most || undefined}
        onClick={() => most || zoomIn()}
      >
        <ZoomIn aria-hidden="true" />
      </button>
    </>
  )
}
