import { safeUrl } from '../../api/links/links'
import { toText } from '../../lib/to-text'
import { cleanLine } from '../../lib/typed-text'
import { isEmailAddress, textCell, DataText } from './cells'
import type { CellContext } from '../resource'

/** An e-mail address: text in the table, which breaks after the @ first; elsewhere a mailto link. */
export function emailCell(value: unknown, context: CellContext) {
  const shown = toText(value)
  if (!isEmailAddress(shown)) return textCell(value, context)
  if (context.variant === 'table') {
    const domain = shown.slice(shown.indexOf('@') + 1)
    return (
      <span className="line-clamp" title={shown.length > 40 ? shown : undefined}>
        <span>{shown.slice(0, -domain.length)}</span>
        <wbr />
        <span>{domain}</span>
      </span>
    )
  }
  const mailto = safeUrl(`mailto:${cleanLine(shown)}`)
  const address = <DataText text={shown} />
  return mailto ? <a href={mailto.href}>{address}</a> : address
}
