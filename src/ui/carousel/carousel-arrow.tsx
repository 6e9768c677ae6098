import { ChevronLeft, ChevronRight } from 'lucide-react'

/** An arrow of SlidesCarousel. react-slick clones it with more props, of which only `onClick` is used. */
export function CarouselArrow({
  side,
  label,
  onClick,
}: {
  side: 'previous' | 'next'
  label: string
  onClick?: () => void
}) {
  const Icon = side === 'next' ? ChevronRight : ChevronLeft
  return (
    <button
      type="button"
      className={`slides-arrow slides-${side} btn btn-outline-secondary rounded-circle d-print-none p-0`}
      aria-label={label}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}
