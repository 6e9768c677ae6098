import { Info, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import type { Row } from '../../api/contract'
import { displayText, toText } from '../../data/to-text'
import { usePrefersReducedMotion } from '../../ui/use-media-query'
import { DataLink } from '../text/links'
import { Runs } from '../text/mixed-script-text'
import { homeMessages } from '../../messages/home'

export type Notice = Row<'/admin/api/notification'>

/** Letters that pass in a second. */
const pace = 7

/** The strip that holds the ticker's place while the notices are on their way. */
export const TickerPlace = () => <div className="ticker" aria-hidden="true" />

/**
 * Notices that scroll left, looping [HOME-4]: hover, focus and the button stop them. The
 * second copy closes the loop and is for the eye only; where motion is unwanted there is one, to be scrolled.
 */
export function Ticker({
  notices,
  resting,
}: {
  notices: Notice[]
  /** It stands where nobody could stop it. */
  resting?: true
}) {
  const still = usePrefersReducedMotion() || resting
  const [stopped, setStopped] = useState(false)
  const texts = homeMessages().ticker
  const shown = notices.filter((notice) => toText(notice.noti).trim())
  if (!shown.length) return null

  const letters = shown.reduce((sum, notice) => sum + displayText(notice.noti).length + 6, 0)
  return (
    <section
      className="ticker"
      aria-label={texts.label}
      data-stopped={stopped || resting ? '' : undefined}
    >
      {!still && (
        <button
          type="button"
          className="ticker-stop"
          aria-label={stopped ? texts.play : texts.pause}
          onClick={() => setStopped(!stopped)}
        >
          {stopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </button>
      )}
      <span className="ticker-label" aria-hidden="true">
        <Info aria-hidden="true" /> {texts.label}
      </span>
      <div
        className="ticker-window"
        tabIndex={still ? 0 : undefined}
        {...(still && { role: 'group', 'aria-label': texts.label })}
        // A focused link is scrolled into view; what runs on afterwards must start from the edge again.
        onBlur={(event) => {
          if (!still) event.currentTarget.scrollLeft = 0
        }}
      >
        <div
          className="ticker-track"
          style={{ animationDuration: `${Math.max(16, Math.round(letters / pace))}s` }}
        >
          <Copy notices={shown} />
          {!still && (
            <div aria-hidden="true" inert>
              <Copy notices={shown} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function Copy({ notices }: { notices: Notice[] }) {
  return (
    <ul>
      {notices.map((notice, index) => {
        const noti = toText(notice.noti)
        const item = (
          <span dir="auto">
            <Runs>{noti}</Runs>
          </span>
        )
        return (
          <li key={`${index} ${toText(notice.id)}`}>
            {toText(notice.url).trim().length > 1 ? (
              <DataLink url={notice.url}>{item}</DataLink>
            ) : (
              item
            )}
          </li>
        )
      })}
    </ul>
  )
}
