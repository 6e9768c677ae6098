import { settings } from '../../api/settings/settings'

/**
 * Writes the bank details into the prerendered rows of a section that is not hydrated yet, so that they can be found and
 * printed before the first press. The prerendered HTML has none: a cached page would show an old account.
 */
export function fillBankRows() {
  for (const [field, value] of Object.entries(settings().bank)) {
    const row = document.querySelector(`dd[data-bank='${field}']`)
    if (row) row.textContent = value
  }
}
