/**
 * A loading indicator with the height of the window, so that the footer does not jump when the content arrives.
 */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="screen-loading d-grid text-primary" role="status">
      <span className="spinner-border" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
