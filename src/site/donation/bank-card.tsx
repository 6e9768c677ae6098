import { ArrowRight, Landmark } from 'lucide-react'
import { Link } from 'react-router-dom'
import { settings } from '../../api/settings/settings'
import { CopyButton } from '../../ui/copy/copy-button'
import { useHydrated } from '../../ui/loading/deferred'
import { bankRows, hasBank, isPlaceholderSetting, type BankRow } from './bank-details'
import { donationContactPath } from './contact-link'
import type { Donation } from './donation'
import { hasUpi } from './upi-link'
import { commonMessages } from '../../messages/common'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import type { Elements } from '../../ui/elements'

/**
 * The bank details, each with a copy button, and the amount and note of a donation before or after them [DONATE-5].
 * Hidden when the settings have no details.
 */
export function BankCard({
  donation,
  rowsBefore = [],
  rowsAfter = [],
  isPrimary,
  children,
}: {
  /** The donation that the link to the contact form names. */
  donation?: Donation
  rowsBefore?: BankRow[]
  rowsAfter?: BankRow[]
  /** Makes the button that copies all details a primary one. */
  isPrimary?: boolean
  children?: Elements
}) {
  const texts = homeSectionMessages().donation.bank
  const { copy, ...copying } = commonMessages().copying
  // Not in the prerendered HTML: a cached page would show an old account after the settings have changed.
  const isHydrated = useHydrated()
  const { bank, upi } = settings()
  const { upi: upiTexts } = homeSectionMessages().donation
  const details = [...bankRows(), ...(hasUpi() ? [{ label: upiTexts.idLabel, value: upi.id }] : [])]
  if (!details.length) return null
  const rows = [...rowsBefore, ...details, ...rowsAfter].map((row) =>
    isHydrated ? row : { ...row, value: '\u00a0' },
  )
  return (
    <div className="bank-card scripted vstack rounded-3 text-body">
      <div className="d-flex flex-wrap align-items-center gap-1 column-gap-2 mb-3">
        <Landmark className="size-28 text-primary" aria-hidden="true" />
        <h3 className="mb-0 me-auto">{hasBank() ? texts.title : upiTexts.payAny}</h3>
        {isPlaceholderSetting(bank, upi) && (
          <span className="bank-placeholder badge rounded-pill text-danger">
            {texts.placeholder}
          </span>
        )}
      </div>
      <dl className="vstack mb-3">
        {rows.map(({ label, value, copyText = value }) => (
          <div key={label} className="d-grid flex-fill align-items-center column-gap-3">
            <dt className="fs-5 fw-normal text-body-secondary lh-sm">{label}</dt>
            <dd
              className="bank-value mb-0 fw-semibold font-tabular-nums lh-sm text-break"
              dir="auto"
            >
              {value}
            </dd>
            <dd className="bank-copy mb-0">
              <CopyButton text={copyText} label={texts.copy(label)} {...copying}>
                {copy}
              </CopyButton>
            </dd>
          </div>
        ))}
      </dl>
      <div className="bank-actions d-flex flex-column">
        <CopyButton
          className={isPrimary ? 'btn-primary' : 'btn-outline-secondary'}
          text={rows.map(({ label, value }) => `${label}: ${value}`).join('\n')}
          {...copying}
        >
          {texts.copyAll}
        </CopyButton>
        {children}
        <Link className="more" to={donationContactPath(donation)}>
          <span>{texts.contact}</span> <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </div>
  )
}
