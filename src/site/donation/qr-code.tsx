/** Loaded when the code comes near the window. If that fails, the UPI id and the bank details are still shown. */
export const loadQrEncoder = () =>
  import('../../ui/qr').catch((error: unknown) => void console.warn(error))

/** Scanners need a margin of four modules around the code. */
const quietZone = 4

/** A QR code as one path; `size` counts its modules. */
export function QrCode({ path, size, name }: { path: string; size: number; name: string }) {
  const side = size + 2 * quietZone
  return (
    <svg
      className="upi-square d-block rounded bg-white"
      role="img"
      aria-label={name}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
