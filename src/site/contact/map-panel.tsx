import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { safeUrl } from '../../api/links'
import { settings } from '../../api/settings'
import { art } from '../../messages/page'
import { contactMessages } from '../../messages/contact'

/** A frame may show another origin's page over https, never our own [DATA-4]. */
function frameUrl(value: string): string | undefined {
  const link = safeUrl(value)
  if (!link?.href.startsWith('https://')) return undefined
  // The prerender has no origin.
  return new URL(link.href).origin === globalThis.location?.origin ? undefined : link.href
}

/** The button goes with its press, and would leave the focus on BODY. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** A drawn map with the address; the embedded one loads on a press [CONTACT-7]. */
export function MapPanel() {
  const { address, map } = settings()
  const texts = contactMessages().map
  const frame = frameUrl(map.embed)
  const [live, setLive] = useState(false)
  const place = address.short || address.lines.join(', ')
  return (
    <section className="map-panel" aria-label={texts.title}>
      <div className="map-picture">
        {live ? (
          <iframe
            ref={takeFocus}
            src={frame}
            title={texts.frame}
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        ) : (
          <>
            <div className="map-sheet">
              <img src={art('map')} alt={texts.alt} width="900" height="700" loading="lazy" />
              <span className="map-place" aria-hidden="true">
                <span>{texts.place}</span>
                <MapPin />
              </span>
              {texts.labels.map(({ at, name, hindi }) => (
                <span key={at} className={`map-label map-${at}`} aria-hidden="true">
                  {name}
                  {hindi && <span lang="hi">{hindi}</span>}
                </span>
              ))}
            </div>
          </>
        )}
      </div>
      {(place || frame) && (
        <div className="map-foot">
          <p>
            {place && <b dir="auto">{place}</b>}
            {frame && !live && <small>{texts.note}</small>}
          </p>
          {frame && !live && (
            <button type="button" className="btn btn-outline" onClick={() => setLive(true)}>
              {texts.show}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
