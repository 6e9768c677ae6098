/** The element to focus when the opener of a dialog is gone: the row at its index, else the heading. */
export function findFocusTarget(index: number): HTMLElement | null {
  const rows = document.querySelectorAll('[data-row]')
  const row = rows[Math.min(index, rows.length - 1)]
  return (
    row?.querySelector<HTMLElement>('.cell-actions button:last-of-type, .record-toggle') ??
    document.querySelector('main h1')
  )
}
