import { safeUrl } from '../../api/links/links'
import { toText } from '../../lib/to-text'
import { cleanLine } from '../../lib/typed-text'
import { isEmailAddress, textCell, DataText } from './cells'
import type { CellContext } from '../resource'

/** An e-mail address: in the table one line, which a tooltip shows whole; elsewhere a mailto link. */
export function emailCell(value: unknown, context: CellContext) {
  const shown = toText(value)
  if (!isEmailAddress(shown)) return textCell(value, context)
  const address =
    context.variant === 'table' ? (
      <span className="d-block text-truncate" title={shown}>
        {shown}
      </span>
    ) : (
      <DataText text={shown} />
    )
  const mailto = context.variant !== 'table' ? safeUrl(`mailto:${cleanLine(shown)}`) : undefined
  return mailto ? <a href={mailto.href}>{address}</a> : address
}
