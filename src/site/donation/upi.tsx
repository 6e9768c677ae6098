import { Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatRupees } from '../../messages/format'
import { useHydrated } from '../../ui/loading/deferred'
import { WhenNear } from '../../ui/loading/when-near'
import type { Donation } from './donation'
import { hasUpi, upiLink } from './upi-link'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import { loadQrEncoder, QrCode } from './qr-code'

/** Most banks' daily limit for UPI, in rupees. */
const dayLimit = 100_000

/**
 * A donation by UPI: a button on phones, a QR code on larger screens, both on touch screens between. UPI does not report
 * the payment back, so the page never confirms one.
 */
export function Upi({
  donation,
  className = 'pt-4',
  children,
}: {
  donation?: Donation
  className?: string
  /** Shown in place of the QR code, where the page has no room for it. */
  children?: ReactNode
}) {
  // Not in the prerendered HTML: a cached page would show an old UPI id after the settings have changed.
  const isHydrated = useHydrated()
  if (!hasUpi()) return null
  const texts = homeSectionMessages().donation.upi
  const amount = donation && formatRupees(donation.total)
  const limit = donation && donation.total > dayLimit && (
    <small className="d-block mt-1 fs-5">{texts.limit(formatRupees(dayLimit))}</small>
  )
  return (
    <div className={`scripted d-grid gap-2 ${className}`}>
      <div className="upi-app d-grid d-md-none gap-2">
        <a
          className="btn btn-outline-secondary upi-open"
          {...(isHydrated ? { href: upiLink(donation) } : { role: 'link', 'aria-disabled': true })}
        >
          <Smartphone aria-hidden="true" /> <span>{amount ? texts.pay(amount) : texts.payAny}</span>
        </a>
        {limit}
      </div>
      {children ? (
        <div className="upi-scan">{children}</div>
      ) : (
        <figure className="upi-code upi-scan d-flex flex-wrap align-items-center gap-2 column-gap-4 mb-0 fs-5 lh-sm">
          <WhenNear
            load={loadQrEncoder}
            fallback={<div className="upi-square d-block rounded bg-white" />}
          >
            {(qr) =>
              qr && (
                <QrCode
                  {...qr.createQrCode(upiLink(donation))}
                  name={amount ? texts.code(amount) : texts.codeAny}
                />
              )
            }
          </WhenNear>
          <figcaption>
            <span>{amount ? texts.scan(amount) : texts.scanAny}</span> {limit}
          </figcaption>
        </figure>
      )}
    </div>
  )
}
