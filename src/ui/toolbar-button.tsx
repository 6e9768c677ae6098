import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useMediaQuery } from './use-media-query'

/** A secondary button above a list; where space is short its icon alone, with the label as tooltip. */
export function ToolbarButton({
  icon: Icon,
  label,
  isFilled,
  iconQuery = 'not all',
  ...button
}: Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  icon: LucideIcon
  label: string
  isFilled?: boolean
  /** The media query in which the button is its icon alone; none by default. */
  iconQuery?: string
}) {
  const isNarrow = useMediaQuery(iconQuery)
  return (
    <button
      {...button}
      type="button"
      className={`btn btn-line d-print-none ${isNarrow ? 'px-3' : ''}`}
      aria-label={label}
      data-tip={isNarrow ? label : undefined}
    >
      <Icon aria-hidden="true" fill={isFilled ? 'currentColor' : 'none'} />{' '}
      {!isNarrow && <span>{label}</span>}
    </button>
  )
}
