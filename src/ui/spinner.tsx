/** Says that something is on its way; it takes a window's height, so that nothing jumps when it comes. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="screen-waiting" role="status">
      <span className="spinner-border" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
