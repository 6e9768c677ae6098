import { Smartphone } from 'lucide-react'
import { formatRupees } from '../../messages/format'
import { useHydrated } from '../../ui/loading/deferred'
import { InViewport } from '../../ui/loading/in-viewport'
import type { Donation } from './donation'
import { upiLink } from './upi-link'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import { loadQrEncoder, QrCode } from './qr-code'

// UPI does not report a payment back, so the page never confirms one.

/** Most banks' daily limit for UPI, in rupees. */
const dayLimit = 100_000

/** The button of phones and small touch screens that opens a UPI app with the amount. */
export function UpiButton({ donation, className }: { donation: Donation; className: string }) {
  // Not in the prerendered HTML: a cached page would show an old UPI id after the settings have changed.
  const isHydrated = useHydrated()
  return (
    <a
      className={`btn btn-lg upi-app scripted d-print-none ${className}`}
      {...(isHydrated ? { href: upiLink(donation) } : { role: 'link', 'aria-disabled': true })}
    >
      <Smartphone aria-hidden="true" />{' '}
      <span>{homeSectionMessages().donation.upi.pay(formatRupees(donation.total))}</span>
    </a>
  )
}

/** The QR code of larger screens, to be scanned with the UPI app of a phone. */
export function UpiCode({ donation }: { donation: Donation }) {
  const texts = homeSectionMessages().donation.upi
  const amount = formatRupees(donation.total)
  return (
    <figure className="upi-code d-flex flex-wrap align-items-center gap-2 column-gap-4 mb-0 fs-5 lh-sm">
      <InViewport
        load={loadQrEncoder}
        fallback={<div className="upi-square d-block rounded bg-white" />}
      >
        {(qr) => qr && <QrCode {...qr.createQrCode(upiLink(donation))} name={texts.code(amount)} />}
      </InViewport>
      <figcaption>{texts.scan(amount)}</figcaption>
    </figure>
  )
}

/** Says that most banks do not take this amount by UPI; nothing below the limit. */
export function UpiLimit({ donation, className }: { donation: Donation; className?: string }) {
  if (donation.total <= dayLimit) return null
  return (
    <p className={`fs-5 lh-sm mb-0 ${className ?? ''}`}>
      {homeSectionMessages().donation.upi.limit(formatRupees(dayLimit))}
    </p>
  )
}
