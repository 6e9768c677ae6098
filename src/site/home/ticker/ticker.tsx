import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { displayText, toText } from '../../../lib/to-text'
import { usePrefersReducedMotion } from '../../../ui/use-media-query'
import { homeMessages } from '../../../messages/site-screens/home'
import { NotificationList, type NotificationRow } from './notification-list'
import { TickerLabel } from './ticker-skeleton'

const charactersPerSecond = 7

/**
 * Notifications that scroll left in a loop; hover, focus and the button pause them. A copy that screen readers
 * do not see closes the loop. With reduced motion there is one list, which the visitor scrolls.
 */
export function Ticker({
  notifications,
  isStatic: isAlwaysStatic,
}: {
  notifications: NotificationRow[]
  /** Turns the motion off, where the ticker cannot be paused. */
  isStatic?: true
}) {
  const isStatic = usePrefersReducedMotion() || isAlwaysStatic
  const [isPaused, setIsPaused] = useState(false)
  const texts = homeMessages().ticker
  const shown = notifications.filter((notification) => toText(notification.noti).trim())
  if (!shown.length) return null

  const characters = shown.reduce(
    (sum, notification) => sum + displayText(notification.noti).length + 6,
    0,
  )
  return (
    <section
      className="ticker scripted d-flex bg-accent fw-semibold"
      aria-label={texts.label}
      data-stopped={isPaused || isAlwaysStatic ? '' : undefined}
    >
      {!isStatic && (
        <button
          type="button"
          className="ticker-stop btn-round rounded-0"
          aria-label={isPaused ? texts.play : texts.pause}
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </button>
      )}
      <TickerLabel />
      <div
        className="ticker-window position-relative flex-fill overflow-hidden"
        tabIndex={isStatic ? 0 : undefined}
        {...(isStatic && { role: 'group', 'aria-label': texts.label })}
        // Focus scrolled a link into view; scroll back, because the animation starts at the left edge.
        onBlur={(event) => {
          if (!isStatic) event.currentTarget.scrollLeft = 0
        }}
      >
        <div
          className="ticker-track d-flex"
          style={{
            animationDuration: `${Math.max(16, Math.round(characters / charactersPerSecond))}s`,
          }}
        >
          <NotificationList notifications={shown} />
          {!isStatic && (
            <div aria-hidden="true" inert>
              <NotificationList notifications={shown} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
