/** A zoom level L, from 0 to 300 by steps of 100, shows the picture at 1.007^L [IMAGE-7]. */
const scaleAt = (level: number) => 1.007 ** level

/** The factor of one press of a zoom button. */
export const zoomFactor = scaleAt(100)

/** The largest scale, rounded to five decimals as the library does, so that its comparison can succeed. */
export const maxZoom = Number(scaleAt(300).toFixed(5))

/** A scale as it is announced: 1, 2, 4 or 8. */
export const displayedZoom = (scale: number) => Math.round(scale)
