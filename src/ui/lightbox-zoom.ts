/** A zoom level L, from 0 to 300 by steps of 100, shows the picture at 1.007^L [IMAGE-7]. */
const scaleAt = (level: number) => 1.007 ** level

/** What one press of a button multiplies by. */
export const zoomFactor = scaleAt(100)

/** The largest scale, in the five decimals that the library keeps: else it is never quite reached. */
export const maxZoom = Number(scaleAt(300).toFixed(5))

/** A scale as people say it: 1, 2, 4 or 8 times. */
export const displayedZoom = (scale: number) => Math.round(scale)
