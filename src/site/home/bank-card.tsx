import { Landmark } from 'lucide-react'
import { settings, type Settings } from '../../api/settings'
import { words } from '../../content/words'
import { CopyButton } from '../../ui/copy-button'
import { isSample } from './sample'

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
  const { fields } = words('home').donation.bank
  return order
    .map((field) => ({ label: fields[field], value: bank[field].trim() }))
    .filter(({ value }) => value)
}

/** Whether the settings know any bank details. */
export const hasBank = () => known().length > 0

/**
 * The details of a bank transfer, each to be copied (SPEC 2, Donation section), then what a gift adds to them.
 * Hidden when none are known.
 */
export function BankCard({ added = [] }: { added?: BankRow[] }) {
  const texts = words('home').donation.bank
  const { copy, copied } = words('common')
  if (!hasBank()) return null
  const rows = [...known(), ...added]
  return (
    <div className="bank-card">
      <div className="bank-head">
        <Landmark aria-hidden="true" />
        <h3>{texts.title}</h3>
        {isSample(settings().bank) && <span className="bank-sample">{texts.sample}</span>}
      </div>
      <dl>
        {rows.map(({ label, value, copies = value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="bank-value" dir="auto">
              {value}
            </dd>
            <dd className="bank-copy">
              <CopyButton text={copies} label={texts.copy(label)} copied={copied}>
                {copy}
              </CopyButton>
            </dd>
          </div>
        ))}
      </dl>
      <CopyButton
        className="btn-outline bank-all"
        text={rows.map(({ label, value }) => `${label}: ${value}`).join('\n')}
        copied={copied}
      >
        {texts.copyAll}
      </CopyButton>
    </div>
  )
}
