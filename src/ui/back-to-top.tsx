import { ArrowUp } from 'lucide-react'
import { Link } from 'react-router-dom'

/**
 * Scrolls to the top of the page and moves the focus there: a disc beside the page, and on phones, where it would
 * cover the page under the thumb, a line of the footer.
 */
export function BackToTop({ label, isLine }: { label: string; isLine?: boolean }) {
  return (
    <Link
      className={
        isLine
          ? 'd-md-none d-inline-flex align-items-center gap-2 py-2'
          : 'back-to-top pe-auto d-none d-md-grid btn-round border bg-body text-primary shadow'
      }
      to="#main"
      aria-label={isLine ? undefined : label}
      onClick={(event) => {
        // The link works without scripts; with them, following it would leave a hash in the address.
        event.preventDefault()
        window.scrollTo({ top: 0 })
        document.getElementById('main')?.focus({ preventScroll: true })
      }}
    >
      {isLine && <span>{label}</span>} <ArrowUp aria-hidden="true" />
    </Link>
  )
}
