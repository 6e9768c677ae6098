import { isPlaceholder } from '../../api/settings/sample-settings'
import { settings, type Settings } from '../../api/settings/settings'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'

const order = [
  'accountName',
  'bank',
  'branch',
  'account',
  'ifsc',
] as const satisfies (keyof Settings['bank'])[]

/** One line of the bank card; `copyText` is set if its button copies another text than the visible one. */
export interface BankRow {
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
    .map((field) => ({ label: fields[field], value: bank[field], copyLabel: copy[field] }))
    .filter(({ value }) => value)
}

/** What a donor needs to transfer money: the bank details and the UPI id of the settings. */
export function paymentRows(): BankRow[] {
  const { bank, upi } = homeSectionMessages().donation
  const upiRow = { label: upi.idLabel, value: settings().upi.id, copyLabel: bank.copy.upi }
  return [...bankRows(), upiRow].filter(({ value }) => value)
}

/** Whether the settings have any bank details. */
export const hasBank = () => bankRows().length > 0

/** Whether any bank detail or the UPI id is still a sample value of the repository. */
export const isPlaceholderSetting = (bank: Settings['bank'], upi?: Settings['upi']) =>
  Object.values({ ...bank, ...upi }).some(isPlaceholder)
