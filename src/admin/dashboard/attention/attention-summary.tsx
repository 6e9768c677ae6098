import { CircleCheck, TriangleAlert } from 'lucide-react'
import { attentionMessages } from '../../../messages/admin-screens/attention'
import { formatCount } from '../../../messages/format'
import type { CollectionCheck } from './check-collection'

const texts = attentionMessages

/** The number of records that need attention, in all collections that could be read. */
export function AttentionSummary({
  checks,
  isPartial,
}: {
  checks: CollectionCheck[]
  isPartial: boolean
}) {
  const checkedCount = formatCount(checks.reduce((sum, check) => sum + check.checkedCount, 0))
  const found = checks.reduce((sum, check) => sum + check.records.length, 0)
  if (found)
    return (
      <>
        <TriangleAlert className="flex-shrink-0 text-warning" size={18} aria-hidden="true" />
        <span>{texts.found(found, formatCount(found), checkedCount)}</span>
      </>
    )
  if (!checks.length) return null
  return (
    <>
      <CircleCheck className="flex-shrink-0 text-success" size={18} aria-hidden="true" />
      <span>{isPartial ? texts.nothingElse(checkedCount) : texts.nothing(checkedCount)}</span>
    </>
  )
}
