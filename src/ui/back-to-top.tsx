import { ArrowUp } from 'lucide-react'

/** Leads to the top of the page, focus included (SPEC 2, footer). */
export function BackToTop({ label }: { label: string }) {
  return (
    <a
      className="back-to-top"
      href="#main"
      aria-label={label}
      onClick={(event) => {
        // Not through the address: a hash would stay behind and, under <base>, leave the page.
        event.preventDefault()
        window.scrollTo({ top: 0 })
        document.getElementById('main')?.focus({ preventScroll: true })
      }}
    >
      <ArrowUp aria-hidden="true" />
    </a>
  )
}
