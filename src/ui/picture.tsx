import { ImageOff } from 'lucide-react'
import { useState } from 'react'

/**
 * A picture whose box is reserved before it comes. A missing or broken one leaves a placeholder of the same
 * size with its text [DATA-3]. The box's shape is the class's.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  className = '',
  first = false,
}: {
  src: string | undefined
  alt: string
  width: number
  height: number
  className?: string
  /** The picture that the first screen waits for. */
  first?: boolean
}) {
  const [broken, setBroken] = useState<string>()
  if (!src || broken === src)
    return (
      <span
        className={`picture picture-missing ${className}`}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <ImageOff aria-hidden="true" />
        <span dir="auto">{alt}</span>
      </span>
    )
  return (
    <img
      className={`picture ${className}`}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      // It may stand in for the same picture that `early` has shown: nothing is to blink.
      decoding={first ? 'sync' : 'async'}
      onError={() => setBroken(src)}
    />
  )
}
