import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { narrowQuery, useMediaQuery } from './use-media-query'

/** A secondary button above a list; in a narrow window its icon alone, with the label as tooltip. */
export function ToolbarButton({
  icon: Icon,
  label,
  isFilled,
  iconQuery = narrowQuery,
  ...button
}: Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  icon: LucideIcon
  label: string
  isFilled?: boolean
  /** The media query in which the button is its icon alone. */
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
