import { ArrowRight, Landmark } from 'lucide-react'
import { Link } from 'react-router-dom'
import { settings } from '../../api/settings/settings'
import { CopyButton } from '../../ui/copy/copy-button'
import { useHydrated } from '../../ui/loading/deferred'
import { hasBank, isPlaceholderSetting, paymentRows, type BankRow } from './bank-details'
import { donationContactPath } from './contact-link'
import type { Donation } from './donation'
import { commonMessages } from '../../messages/common'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import type { Elements } from '../../ui/elements'

/**
 * The bank details, each with a copy button, and the amount and note of a donation before them.
 * Hidden when the settings have no details.
 */
export function BankCard({
  donation,
  title,
  rowsBefore = [],
  children,
}: {
  /** The donation that the link to the contact form names. */
  donation: Donation
  /** In place of "Bank transfer". */
  title?: string
  rowsBefore?: BankRow[]
  children?: Elements
}) {
  const { bank: texts, upi: upiTexts } = homeSectionMessages().donation
  const { copying } = commonMessages()
  // Not in the prerendered HTML: a cached page would show an old account after the settings have changed.
  const isHydrated = useHydrated()
  const { bank, upi } = settings()
  const details = paymentRows(donation)
  if (!details.length) return null
  const rows = [...rowsBefore, ...details].map((row) =>
    isHydrated ? row : { ...row, value: '\u00a0' },
  )
  return (
    <div className="bank-card scripted rounded-3 text-body">
      <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
        <Landmark className="size-28 text-primary" aria-hidden="true" />
        <h3 className="mb-0">{title ?? (hasBank() ? texts.title : upiTexts.title)}</h3>
        {isPlaceholderSetting(bank, upi) && (
          <span className="bank-placeholder badge rounded-pill text-danger">
            {texts.placeholder}
          </span>
        )}
        <div className="bank-copy flex-fill text-end">
          <CopyButton
            className="w-100 btn-primary"
            text={rows.map(({ label, value }) => `${label}: ${value}`).join('\n')}
            {...copying}
          >
            {texts.copyAll}
          </CopyButton>
        </div>
      </div>
      {children}
      <dl className="mb-0">
        {rows.map(({ field, label, value, copyLabel, copyText = value }) => (
          <div key={label} className="d-grid align-items-center column-gap-3">
            <dt className="fs-5 fw-normal text-body-secondary lh-sm">{label}</dt>
            {/* `fillBankRows` may have written the value before the section is hydrated. */}
            <dd
              className="mb-0 fw-semibold font-tabular-nums lh-sm text-break"
              dir="auto"
              data-bank={field}
              suppressHydrationWarning
            >
              {value}
            </dd>
            <dd className="bank-copy mb-0">
              <CopyButton
                className="btn-icon btn-copy"
                text={copyText}
                label={copyLabel}
                {...copying}
              />
            </dd>
          </div>
        ))}
      </dl>
      <Link className="more" to={donationContactPath(donation)}>
        <span>{texts.contact}</span> <ArrowRight aria-hidden="true" />
      </Link>
    </div>
  )
}
