import { isPlaceholder } from '../../api/settings/sample-settings'
import { settings, type Settings } from '../../api/settings/settings'
import { formatRupees } from '../../messages/format'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import { staticPageMessages } from '../../messages/site-screens/static-pages'
import type { Donation } from './donation'
import { offersUpi } from './upi-link'

const order = [
  'accountName',
  'bank',
  'branch',
  'account',
  'ifsc',
] as const satisfies (keyof Settings['bank'])[]

type BankField = (typeof order)[number]

/** One line of the bank card; `copyText` is set if its button copies another text than the visible one. */
export interface BankRow {
  /** The setting that has the value, if one has. */
  field?: BankField
  label: string
  value: string
  /** The name of its copy button. */
  copyLabel: string
  copyText?: string
}

/** The bank details that the settings have a value for, with their labels. */
function bankRows(): BankRow[] {
  const { bank } = settings()
  const { fields, copy } = homeSectionMessages().donation.bank
  return order
    .map((field) => ({
      field,
      label: fields[field],
      value: bank[field],
      copyLabel: copy[field],
      // Banks refuse the spaces that make a number readable.
      copyText: field === 'account' ? bank[field].replace(/\s/g, '') : undefined,
    }))
    .filter(({ value }) => value)
}

/** What a donor needs to transfer money: the bank details of the settings, and the UPI id where it is offered. */
export function paymentRows(donation: Donation): BankRow[] {
  const { bank, upi } = homeSectionMessages().donation
  if (!offersUpi(donation)) return bankRows()
  const upiRow = { label: upi.idLabel, value: settings().upi.id, copyLabel: bank.copy.upi }
  return [...bankRows(), upiRow]
}

/** Whether the settings have any bank details. */
export const hasBank = () => bankRows().length > 0

/** Whether any bank detail or the UPI id is still a sample value of the repository. */
export const isPlaceholderSetting = (bank: Settings['bank'], upi?: Settings['upi']) =>
  Object.values({ ...bank, ...upi }).some(isPlaceholder)

/** The rows of a donation in the bank card: the amount, and the note for the transfer. */
export function donationRows({ id, quantity, total }: Donation): BankRow[] {
  const texts = staticPageMessages().donation
  const amount = Number.isInteger(total) ? String(total) : total.toFixed(2)
  return [
    {
      label: texts.amount,
      value: formatRupees(total),
      copyLabel: texts.copyAmount,
      copyText: amount,
    },
    {
      label: texts.note,
      value: homeSectionMessages().donation.bank.note(id, quantity, amount),
      copyLabel: texts.copyNote,
    },
  ]
}
