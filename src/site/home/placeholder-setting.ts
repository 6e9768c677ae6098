import type { Settings } from '../../api/settings'

/** Whether bank details or UPI id are still the ones the project ships: zeros only, or a word that says so. */
export const isSample = (bank: Settings['bank'], upi?: Settings['upi']) =>
  Object.values({ ...bank, ...upi }).some(
    (value) => /sample|example/i.test(value) || /^[0\s-]+$/.test(value),
  )
