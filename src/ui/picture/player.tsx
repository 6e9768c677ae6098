import { useState } from 'react'
import { usePrefersReducedMotion } from '../use-media-query'
import { useBlockedFrame } from './use-blocked-frame'
import { savesData } from '../loading/save-data'

/** A video in an external player's iframe, or a media file. */
type PlayerSource = { kind: 'frame'; src: string } | { kind: 'file'; src: string }

/**
 * A video player. The sandbox keeps an external player from navigating this page. A file autoplays
 * except for visitors who save data: for them nothing is fetched before a press.
 */
export function Player({
  source,
  title,
  failed,
  fallback,
  startsPaused = false,
}: {
  source: PlayerSource
  title: string
  failed: string
  /** What a frame that is forbidden here leaves: a picture, and a link to the video's own page. */
  fallback: { picture: string; page: string; open: string }
  /** Prevents the autoplay of a file. */
  startsPaused?: boolean
}) {
  const reducedMotion = usePrefersReducedMotion()
  const [isBroken, setIsBroken] = useState(false)
  const [saveData] = useState(savesData)
  const isBlocked = useBlockedFrame(source.kind === 'frame' ? source.src : undefined)
  if (isBlocked)
    return (
      <div className="player position-relative w-100 overflow-hidden">
        <img className="d-block w-100 h-100 object-fit-cover" src={fallback.picture} alt="" />
        <p className="position-absolute bottom-0 w-100 m-0 p-3 text-center bg-body" role="alert">
          <span>{failed}</span>{' '}
          <a href={fallback.page} target="_blank" rel="noopener noreferrer">
            {fallback.open}
          </a>
        </p>
      </div>
    )
  if (isBroken)
    return (
      <p
        className="player d-flex align-items-center justify-content-center w-100 m-0 p-5 text-center text-accent"
        role="alert"
      >
        {failed}
      </p>
    )
  if (source.kind === 'file')
    return (
      <video
        className="player d-block w-100 border-0"
        // Loading can fail before React attaches `onError`.
        ref={(video) => {
          if (video?.error) setIsBroken(true)
        }}
        src={source.src}
        aria-label={title}
        controls
        playsInline
        autoPlay={!reducedMotion && !startsPaused && !saveData}
        preload={saveData ? 'none' : 'metadata'}
        onError={() => setIsBroken(true)}
      />
    )
  return (
    <iframe
      className="player d-block w-100 border-0"
      src={source.src}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
