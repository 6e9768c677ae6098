import { safeUrl } from '../../api/links/links'
import { toText } from '../../data/to-text'
import { cleanLine } from '../../data/typed-text'
import { lineClampClass, isEmailAddress, textCell, DataText } from './cells'
import type { CellContext } from '../resource'

/** An e-mail address that can break after the @; outside the table it is a mailto link. */
export function emailCell(value: unknown, context: CellContext) {
  const shown = toText(value)
  if (!isEmailAddress(shown)) return textCell(value, context)
  const hostStart = shown.lastIndexOf('@') + 1
  // The table shows two lines, so there the address breaks only at the @.
  const address =
    context.variant === 'table' ? (
      <span className={lineClampClass(shown, context)}>
        <span>{shown.slice(0, hostStart)}</span>
        <wbr />
        <span>{shown.slice(hostStart)}</span>
      </span>
    ) : (
      <DataText text={shown} />
    )
  const mailto = context.variant !== 'table' ? safeUrl(`mailto:${cleanLine(shown)}`) : undefined
  return mailto ? <a href={mailto.href}>{address}</a> : address
}
