import { useState } from 'react'
import './picture.scss'

/**
 * A picture whose size is reserved before it loads. A missing or broken one becomes a placeholder of the same size with
 * its text.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  className = '',
  isEager = false,
}: {
  src: string | undefined
  alt: string
  /** Absent where the picture keeps its own ratio. */
  width?: number
  height?: number
  className?: string
  /** The largest picture of the first screen: loaded eagerly. */
  isEager?: boolean
}) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  if (!src || brokenSrc === src)
    return (
      <span
        className={`picture picture-missing d-grid overflow-hidden p-2 fs-5 text-center ${className}`}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
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
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      // It may replace the same picture that app/boot.ts has shown; synchronous decoding avoids a flash.
      decoding={isEager ? 'sync' : 'async'}
      onError={() => setBrokenSrc(src)}
    />
  )
}

/** Reserves a picture's space while its list loads. `app/boot.ts` may give the first one its picture before the app starts. */
export const PicturePlaceholder = ({ className = '' }: { className?: string }) => (
  <img
    className={`picture ${className}`}
    src={emptyPicture}
    alt=""
    data-boot=""
    suppressHydrationWarning
  />
)

/** HTML asks each image for an address. An SVG without a size keeps the ratio that the styles give. */
export const emptyPicture = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"
