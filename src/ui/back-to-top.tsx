import { ArrowUp } from 'lucide-react'
import { Link } from 'react-router-dom'

/** Leads to the top of the page, focus included [SHELL-6]. */
export function BackToTop({ label }: { label: string }) {
  return (
    <Link
      className="back-to-top"
      to="#main"
      aria-label={label}
      onClick={(event) => {
        // Only without scripts through the address: a hash would stay behind.
        event.preventDefault()
        window.scrollTo({ top: 0 })
        document.getElementById('main')?.focus({ preventScroll: true })
      }}
    >
      <ArrowUp aria-hidden="true" />
    </Link>
  )
}
