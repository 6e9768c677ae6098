import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { safeUrl } from '../../api/links/links'
import { settings } from '../../api/settings/settings'
import { artUrl } from '../../messages/page'
import { localLines } from '../../messages/translated'
import { ExternalLink } from '../text/links'
import { useBlockedFrame } from '../../ui/picture/use-blocked-frame'
import { contactMessages } from '../../messages/site-screens/contact'

/** The URL for the iframe: only https and only another origin. */
function frameUrl(value: string): string | undefined {
  const link = safeUrl(value)
  if (!link?.href.startsWith('https://')) return undefined
  // The prerender has no `location`.
  return new URL(link.href).origin === globalThis.location?.origin ? undefined : link.href
}

/** Focuses the iframe, because the pressed button was removed with the focus. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** A drawn map with the address; the embedded map loads on a press. */
export function MapPanel() {
  const { address, map } = settings()
  const texts = contactMessages().map
  const frame = frameUrl(map.embed)
  const [isOpened, setIsOpened] = useState(false)
  const isBlocked = useBlockedFrame(isOpened ? frame : undefined)
  const isEmbedded = isOpened && !isBlocked
  const lines = localLines(address.lines, address.linesHindi)
  return (
    <section className="card map-panel" aria-label={texts.title}>
      <div className="map-picture container-inline-size position-relative flex-fill overflow-hidden">
        {isEmbedded ? (
          <iframe
            ref={takeFocus}
            className="position-absolute w-100 h-100 border-0"
            src={frame}
            title={texts.frame}
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        ) : (
          <>
            <div className="map-drawing position-absolute top-50 start-50">
              <img
                className="d-block w-100 h-100"
                src={artUrl('map')}
                alt={texts.alt}
                width="900"
                height="700"
                loading="lazy"
              />
              <span className="map-marker position-absolute d-grid gap-1" aria-hidden="true">
                <span className="px-3 rounded-2 bg-white shadow fw-semibold text-primary">
                  {texts.marker}
                </span>
                <MapPin className="text-white" />
              </span>
              {texts.labels.map(({ at, name, hindi }) => (
                <span
                  key={at}
                  className={`map-label map-${at} position-absolute translate-middle d-grid fw-semibold text-center`}
                  aria-hidden="true"
                >
                  <span>{name}</span>
                  {hindi && <span lang="hi">{hindi}</span>}
                </span>
              ))}
            </div>
          </>
        )}
      </div>
      {(lines.length > 0 || (frame && !isEmbedded)) && (
        <div className="d-flex flex-wrap align-items-center justify-content-between gap-3 p-4">
          <address className="mb-0 lh-sm" dir="auto">
            {lines.map((line, index) => (
              <span key={index} className="d-block">
                {line}
              </span>
            ))}
          </address>
          {isBlocked && (
            <p className="m-0" role="alert">
              <span>{texts.blocked}</span>{' '}
              <ExternalLink href={map.directions || frame!}>
                <span>{texts.open}</span>
              </ExternalLink>
            </p>
          )}
          {frame && !isOpened && (
            <button
              type="button"
              className="btn btn-outline-secondary scripted"
              onClick={() => setIsOpened(true)}
            >
              {texts.show}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
