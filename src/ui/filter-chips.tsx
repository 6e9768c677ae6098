import type { ReactNode } from 'react'
import './filter-chips.scss'

/** One chip: what it filters by, and the formatted number of its entries. */
export interface FilterChip {
  key: string
  label: ReactNode
  count: string
}

/** Chips that filter a list, in one row on phones. At most one is pressed; a second press shows everything again. */
export function FilterChips({
  label,
  chips,
  selected,
  onSelect,
}: {
  /** The group's accessible name. */
  label: string
  chips: FilterChip[]
  selected: string | undefined
  onSelect: (key: string | undefined) => void
}) {
  return (
    <div className="chips d-flex d-print-none flex-wrap gap-2 mb-5" role="group" aria-label={label}>
      {chips.map(({ key, label, count }) => (
        <button
          key={key}
          type="button"
          className="chip flex-shrink-0 rounded-pill px-4 text-break"
          aria-pressed={key === selected}
          onClick={() => onSelect(key === selected ? undefined : key)}
        >
          <span>{label}</span> <b className="ms-1">{count}</b>
        </button>
      ))}
    </div>
  )
}

export const FilterChipsSkeleton = () => (
  <div className="chips d-flex flex-wrap gap-2 mb-5 placeholder-glow" aria-hidden="true">
    {[1, 2, 3].map((chip) => (
      <span key={chip} className="chip placeholder flex-shrink-0 rounded-pill" />
    ))}
  </div>
)
