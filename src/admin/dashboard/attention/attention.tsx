import { CircleCheck, RotateCw, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { attentionMessages } from '../../../messages/admin-attention'
import { count } from '../../../messages/format'
import { screenLabels } from '../../layout/menu'
import { AttentionList } from './attention-list'
import type { CollectionCheck } from './check-collection'
import { checkedKeys, type CheckedKey } from './find-problems'
import { useAttention } from './use-attention'

const texts = attentionMessages

/** The panel of the records that visitors see broken, each line leading to the record's form [DASH-3]. */
export function Attention() {
  const titleId = useId()
  const { checks, current, looked, lookAgain } = useAttention()
  const done = checkedKeys.flatMap((key) => {
    const check = checks[key]
    return check && check !== 'failed' ? [{ key, check }] : []
  })
  const failed = checkedKeys.filter((key) => checks[key] === 'failed')
  return (
    <section className="card mt-4" aria-labelledby={titleId}>
      <div className="card-header d-flex ps-4 pe-2 align-items-center justify-content-between gap-3">
        <h2 className="m-0 fs-3" id={titleId} tabIndex={-1}>
          {texts.title}
        </h2>
        {!current && (
          <button
            type="button"
            className="btn flex-shrink-0 btn-quiet btn-small"
            onClick={() => {
              // The button disappears; the heading beside it is in view already.
              document.getElementById(titleId)?.focus({ preventScroll: true })
              lookAgain(checkedKeys)
            }}
          >
            <RotateCw aria-hidden="true" /> {texts.lookAgain}
          </button>
        )}
      </div>
      <div className="px-4 py-3 d-flex flex-column gap-2">
        <p className="d-flex align-items-center gap-2 m-0" role="status">
          {current ? (
            <>
              <span className="spinner-border spinner-border-sm" aria-hidden="true" />
              <span>{texts.looking(labelOf(current), count(looked))}</span>
            </>
          ) : (
            <Summary checks={done.map(({ check }) => check)} isPartial={failed.length > 0} />
          )}
        </p>
        {failed.map((key) => (
          <FailedCheck key={key} screen={key} onRetry={() => lookAgain([key])} />
        ))}
        {done.map(
          ({ key, check }) =>
            check.looked < check.total && (
              <p className="m-0 text-body-secondary" key={key}>
                {texts.onlyFirst(labelOf(key), count(check.looked), count(check.total))}
              </p>
            ),
        )}
      </div>
      {done.map(
        ({ key, check }) =>
          check.records.length > 0 && (
            <AttentionList key={key} screen={key} label={labelOf(key)} records={check.records} />
          ),
      )}
    </section>
  )
}

/** What was found in all collections that could be read. */
function Summary({ checks, isPartial }: { checks: CollectionCheck[]; isPartial: boolean }) {
  const looked = count(checks.reduce((sum, check) => sum + check.looked, 0))
  const found = checks.reduce((sum, check) => sum + check.records.length, 0)
  if (found)
    return (
      <>
        <TriangleAlert className="flex-shrink-0 text-warning" size={18} aria-hidden="true" />
        <span>{texts.found(found, count(found), looked)}</span>
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

/** A collection that could not be read, with a button that reads it alone. */
function FailedCheck({ screen, onRetry }: { screen: CheckedKey; onRetry: () => void }) {
  const label = labelOf(screen)
  return (
    <p className="d-flex flex-wrap align-items-center column-gap-3 m-0">
      <span className="text-danger">{texts.notLoaded(label)}</span>
      <button
        type="button"
        className="btn btn-quiet btn-small"
        onClick={(event) => {
          // The button disappears, so the focus moves to the panel's heading.
          event.currentTarget
            .closest('section')
            ?.querySelector('h2')
            ?.focus({ preventScroll: true })
          onRetry()
        }}
      >
        <RotateCw aria-hidden="true" /> {texts.retry(label)}
      </button>
    </p>
  )
}

function labelOf(screen: CheckedKey) {
  const { label, title = label } = screenLabels[screen]
  return title
}
