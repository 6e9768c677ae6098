/** The length limit of a field, in characters as `lengthOf` counts them. */
export interface Limit {
  max: number
  /** "12 / 50", or "52 / 50 · 2 over". */
  format: (used: number, max: number) => string
  /** Announced to screen readers once at 90 % of the limit, and once when the limit is exceeded. */
  announce?: (used: number, max: number) => string
  /** Shown below a field that is over its limit, where that is no error. */
  warning?: string
}

/** The count of a field with a limit; announced near the limit and when it is exceeded. */
export function FieldCount({
  limit: { max, format, announce },
  length,
}: {
  limit: Limit
  length: number
}) {
  const warningLength = Math.ceil(max * 0.9)
  const isNear = length >= warningLength
  return (
    <>
      <span
        className="field-count font-tabular-nums text-nowrap"
        data-near={isNear ? '' : undefined}
        aria-hidden="true"
      >
        {format(length, max)}
      </span>
      <span className="visually-hidden" role="status">
        {isNear && announce?.(length > max ? max + 1 : warningLength, max)}
      </span>
    </>
  )
}
