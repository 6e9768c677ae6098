import { ArrowUp } from 'lucide-react'
import { Link } from 'react-router-dom'

/** Scrolls to the top of the page and moves the focus there [SHELL-6]. */
export function BackToTop({ label }: { label: string }) {
  return (
    <Link
      className="back-to-top btn-round border-0 bg-accent shadow"
      to="#main"
      aria-label={label}
      onClick={(event) => {
        // The link works without scripts; with them, following it would leave a hash in the address.
        event.preventDefault()
        window.scrollTo({ top: 0 })
        document.getElementById('main')?.focus({ preventScroll: true })
      }}
    >
      <ArrowUp aria-hidden="true" />
    </Link>
  )
}
