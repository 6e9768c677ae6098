import { useState } from 'react'
import { useStillness } from './use-prefers-reduced-motion'
import { savesData } from './save-data'

/** What a player can show: a film in a foreign player's frame, or a media file. */
type Film = { kind: 'frame'; src: string } | { kind: 'file'; src: string }

/**
 * A player with controls and no loop [VIDEO-3]. A foreign player is shut into a sandbox
 * without the right to lead this page away [DATA-4]. A file begins by itself: it was asked for; for who
 * saves data it waits for a press, and nothing of it is fetched before.
 */
export function Player({
  film,
  title,
  failed,
  waits = false,
}: {
  film: Film
  title: string
  failed: string
  /** A file waits for a press. */
  waits?: boolean
}) {
  const still = useStillness()
  const [broken, setBroken] = useState(false)
  const [sparing] = useState(savesData)
  if (broken)
    return (
      <p className="player player-failed" role="alert">
        {failed}
      </p>
    )
  if (film.kind === 'file')
    return (
      <video
        className="player"
        // It may have failed already: the browser loads what React has made but not yet shown.
        ref={(video) => {
          if (video?.error) setBroken(true)
        }}
        src={film.src}
        aria-label={title}
        controls
        playsInline
        autoPlay={!still && !waits && !sparing}
        preload={sparing ? 'none' : 'metadata'}
        onError={() => setBroken(true)}
      />
    )
  return (
    <iframe
      className="player"
      src={film.src}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
