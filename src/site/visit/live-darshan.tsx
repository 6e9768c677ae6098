import { Play, Radio } from 'lucide-react'
import { useEffect, useState } from 'react'
import { embedUrl, videoPage } from '../../api/links/embed'
import { settings, type LiveVideo } from '../../api/settings/settings'
import { minutesOf } from '../../lib/date-time'
import { minuteOfDay, timeText } from '../../messages/format'
import { galleryMessages } from '../../messages/site-screens/galleries'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import { artUrl } from '../../messages/page'
import { Player } from '../../ui/picture/player'
import { useCurrentMinute } from '../../ui/use-current-minute'
import { isWithin } from './opening-hours'

/** The live video of the settings, in its hours by India's clock. */
export function LiveDarshan() {
  const now = useCurrentMinute()
  return <LiveDarshanCard live={settings().liveDarshan} minute={now && minuteOfDay(now)} />
}

/**
 * A drawn picture whose button loads the player; nothing outside the hours, in the prerender or without a video. A video
 * that was opened stays until the page is left.
 */
export function LiveDarshanCard({
  live: { video, from, to },
  minute,
}: {
  live: LiveVideo
  minute: number | undefined
}) {
  const [isOpen, setIsOpen] = useState(false)
  const embed = embedUrl(video)
  const source = embed?.kind === 'link' ? undefined : embed
  const isUnusable = video !== '' && !source
  useEffect(() => {
    if (isUnusable)
      console.warn('config.json: liveDarshan.video should be a video that can be embedded')
  }, [isUnusable])

  const hours = { from: minutesOf(from) ?? 0, to: minutesOf(to) ?? 24 * 60 }
  if (!source || minute === undefined || !(isOpen || isWithin(hours, minute))) return null
  const texts = homeSectionMessages().visit.live
  return (
    <div className="visit-part d-grid d-md-flex align-items-center gap-4">
      <div className="flex-grow-1">
        <h3 className="d-flex align-items-center gap-2 mb-2">
          <Radio className="text-link size-26" aria-hidden="true" /> <span>{texts.title}</span>
        </h3>
        <p className="mb-0 text-body-secondary">
          {to && <span className="d-block fw-semibold">{texts.until(timeText(to))}</span>}
          {!isOpen && <span>{texts.note}</span>}
        </p>
      </div>
      <div
        className="live-darshan scripted d-grid overflow-hidden rounded-3 w-100"
        ref={isOpen ? focusPlayer : null}
      >
        {isOpen ? (
          <Player
            source={source}
            title={texts.title}
            failed={texts.failed}
            fallback={{
              picture: artUrl('darshan'),
              page: videoPage(source),
              open: galleryMessages().video.openVideo,
            }}
          />
        ) : (
          <>
            <img
              className="w-100"
              src={artUrl('darshan')}
              alt=""
              width="640"
              height="360"
              loading="lazy"
            />
            <button
              type="button"
              className="btn btn-accent btn-lg align-self-end mb-4"
              onClick={() => setIsOpen(true)}
            >
              <Play aria-hidden="true" /> <span>{texts.watch}</span>
            </button>
          </>
        )}
      </div>
    </div>
  )
}

/** Focuses the player, because the pressed button was removed with the focus. */
function focusPlayer(container: HTMLElement | null) {
  if (container?.firstElementChild instanceof HTMLElement) container.firstElementChild.focus()
}
