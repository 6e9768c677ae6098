import { ArrowRight, Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { settings, type Settings } from '../../api/settings'
import { CopyButton } from '../../ui/copy-button'
import { useHydrated } from '../../ui/deferred'
import { tellPath } from '../donation/contact-link'
import { hasUpi } from '../donation/upi-link'
import type { Gift } from '../donation/donation'
import { isSample } from './placeholder-setting'
import { commonMessages } from '../../messages/common'
import { homeSectionMessages } from '../../messages/home-sections'

const order = [
  'accountName',
  'bank',
  'branch',
  'account',
  'ifsc',
] as const satisfies (keyof Settings['bank'])[]

/** One line of the card; `copies` is what its button copies where that differs from what is shown. */
export interface BankRow {
  label: string
  value: string
  copies?: string
}

const known = (): BankRow[] => {
  const { bank } = settings()
  const { fields } = homeSectionMessages().donation.bank
  return order
    .map((field) => ({ label: fields[field], value: bank[field] }))
    .filter(({ value }) => value)
}

/** Whether the settings know any bank details. */
export const hasBank = () => known().length > 0

/**
 * The details of a bank transfer, each to be copied [DONATE-5], and what a gift adds to them:
 * `first` or, where the card itself stays, last. Hidden when none are known. `gift` is what the message tells of.
 */
export function BankCard({
  gift,
  first = [],
  added = [],
  children,
}: {
  gift?: Gift
  first?: BankRow[]
  added?: BankRow[]
  children?: ReactNode
}) {
  const texts = homeSectionMessages().donation.bank
  const { copy, ...copying } = commonMessages().copying
  // No file of the build holds an account that visitors might copy after it has changed: only its place.
  const onScreen = useHydrated()
  const { bank, upi } = settings()
  const { upi: upiTexts } = homeSectionMessages().donation
  const details = [...known(), ...(hasUpi() ? [{ label: upiTexts.idLabel, value: upi.id }] : [])]
  if (!details.length) return null
  const rows = [...first, ...details, ...added].map((row) =>
    onScreen ? row : { ...row, value: '\u00a0' },
  )
  return (
    <div className="bank-card">
      <div className="bank-head">
        <Landmark aria-hidden="true" />
        <h3>{hasBank() ? texts.title : upiTexts.payAny}</h3>
        {isSample(bank, upi) && <span className="bank-sample">{texts.sample}</span>}
      </div>
      <dl>
        {rows.map(({ label, value, copies = value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="bank-value" dir="auto">
              {value}
            </dd>
            <dd className="bank-copy">
              <CopyButton text={copies} label={texts.copy(label)} {...copying}>
                {copy}
              </CopyButton>
            </dd>
          </div>
        ))}
      </dl>
      <CopyButton
        className="btn-outline bank-all"
        text={rows.map(({ label, value }) => `${label}: ${value}`).join('\n')}
        {...copying}
      >
        {texts.copyAll}
      </CopyButton>
      {children}
      <Link className="more bank-tell" to={tellPath(gift)}>
        {texts.tell} <ArrowRight aria-hidden="true" />
      </Link>
    </div>
  )
}
