import { useState } from 'react'
import { usePrefersReducedMotion } from './use-prefers-reduced-motion'
import { savesData } from './save-data'

/** What a player can show: a film in a foreign player's frame, or a media file. */
type PlayerSource = { kind: 'frame'; src: string } | { kind: 'file'; src: string }

/**
 * A player with controls and no loop [VIDEO-3]. A foreign player is shut into a sandbox
 * without the right to lead this page away [DATA-4]. A file begins by itself: it was asked for; for who
 * saves data it waits for a press, and nothing of it is fetched before.
 */
export function Player({
  source,
  title,
  failed,
  waits = false,
}: {
  source: PlayerSource
  title: string
  failed: string
  /** A file waits for a press. */
  waits?: boolean
}) {
  const reducedMotion = usePrefersReducedMotion()
  const [broken, setBroken] = useState(false)
  const [saveData] = useState(savesData)
  if (broken)
    return (
      <p className="player player-failed" role="alert">
        {failed}
      </p>
    )
  if (source.kind === 'file')
    return (
      <video
        className="player"
        // It may have failed already: the browser loads what React has made but not yet shown.
        ref={(video) => {
          if (video?.error) setBroken(true)
        }}
        src={source.src}
        aria-label={title}
        controls
        playsInline
        autoPlay={!reducedMotion && !waits && !saveData}
        preload={saveData ? 'none' : 'metadata'}
        onError={() => setBroken(true)}
      />
    )
  return (
    <iframe
      className="player"
      src={source.src}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
