import { CircleCheck, TriangleAlert } from 'lucide-react'
import { attentionMessages } from '../../../messages/admin-attention'
import { formatCount } from '../../../messages/format'
import type { CollectionCheck } from './check-collection'

const texts = attentionMessages

/** What was found in all collections that could be read. */
export function AttentionSummary({
  checks,
  isPartial,
}: {
  checks: CollectionCheck[]
  isPartial: boolean
}) {
  const looked = formatCount(checks.reduce((sum, check) => sum + check.looked, 0))
  const found = checks.reduce((sum, check) => sum + check.records.length, 0)
  if (found)
    return (
      <>
        <TriangleAlert className="flex-shrink-0 text-warning" size={18} aria-hidden="true" />
        <span>{texts.found(found, formatCount(found), looked)}</span>
      </>
    )
  if (!checks.length) return null
  return (
    <>
      <CircleCheck className="flex-shrink-0 text-success" size={18} aria-hidden="true" />
      <span>{isPartial ? texts.nothingElse(looked) : texts.nothing(looked)}</span>
    </>
  )
}
