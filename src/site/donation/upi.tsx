import { Smartphone } from 'lucide-react'
import { formatRupees } from '../../messages/format'
import { InViewport } from '../../ui/loading/in-viewport'
import type { Donation } from './donation'
import { upiLink } from './upi-link'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'

// UPI does not report a payment back, so the page never confirms one.

/** The button of phones and small touch screens that opens a UPI app with the amount. */
export function UpiButton({ donation }: { donation: Donation }) {
  return (
    <a
      className="btn btn-outline-secondary upi-app d-md-none d-print-none"
      href={upiLink(donation)}
    >
      <Smartphone aria-hidden="true" />{' '}
      <span>{homeSectionMessages().donation.upi.pay(formatRupees(donation.total))}</span>
    </a>
  )
}

/** The QR code, to be scanned with the UPI app of a phone; a phone has its own app and no second device to scan with. */
export function UpiCode({ donation }: { donation: Donation }) {
  const texts = homeSectionMessages().donation.upi
  const amount = formatRupees(donation.total)
  return (
    <figure className="d-none d-sm-flex flex-column align-items-center gap-2 mb-0 fs-5 lh-sm text-center">
      <InViewport
        load={loadQrEncoder}
        fallback={<div className="upi-square d-block border rounded bg-white" />}
      >
        {(qr) => qr && <QrCode {...qr.createQrCode(upiLink(donation))} name={texts.code(amount)} />}
      </InViewport>
      <figcaption>{texts.scan(amount)}</figcaption>
    </figure>
  )
}

/** Loaded when the code comes near the window. If that fails, the UPI id and the bank details are still shown. */
const loadQrEncoder = () =>
  import('../../ui/qr').catch((error: unknown) => void console.warn(error))

/** Scanners need a margin of four modules around the code. */
const quietZone = 4

/** A QR code as one path; `size` counts its modules. */
function QrCode({ path, size, name }: { path: string; size: number; name: string }) {
  const side = size + 2 * quietZone
  return (
    <svg
      className="upi-square d-block border rounded bg-white"
      role="img"
      aria-label={name}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
