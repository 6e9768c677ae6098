import { RotateCw } from 'lucide-react'
import { useId } from 'react'
import { attentionMessages } from '../../../messages/admin-screens/attention'
import { formatCount } from '../../../messages/format'
import { AttentionList } from './attention-list'
import { checkedKeys } from './find-problems'
import { useAttention } from './use-attention'
import { AttentionSummary } from './attention-summary'
import { FailedCheck, labelOf } from './failed-check'

const texts = attentionMessages

/** The panel of the records that are broken for visitors, each with a link that opens its form [DASH-3]. */
export function Attention() {
  const titleId = useId()
  const { checks, current, checkedCount, recheck } = useAttention()
  const done = checkedKeys.flatMap((key) => {
    const check = checks[key]
    return check && check !== 'failed' ? [{ key, check }] : []
  })
  const failed = checkedKeys.filter((key) => checks[key] === 'failed')
  return (
    <section className="newest border-hair card overflow-clip mt-4" aria-labelledby={titleId}>
      <div className="card-header d-flex ps-4 pe-2 align-items-center justify-content-between gap-3">
        <h2 className="m-0 fs-3" id={titleId} tabIndex={-1}>
          {texts.title}
        </h2>
        {current ? (
          // As high as the button, so that nothing moves when it appears.
          <span className="btn btn-small" aria-hidden="true" />
        ) : (
          <button
            type="button"
            className="btn flex-shrink-0 btn-quiet btn-small"
            onClick={() => {
              // The button disappears, so the focus moves to the heading, which is visible already.
              document.getElementById(titleId)?.focus({ preventScroll: true })
              recheck(checkedKeys)
            }}
          >
            <RotateCw aria-hidden="true" /> <span>{texts.lookAgain}</span>
          </button>
        )}
      </div>
      <div className="px-4 py-3 d-flex flex-column gap-2">
        <p className="d-flex align-items-center gap-2 m-0" role="status">
          {current ? (
            <>
              <span className="spinner-border spinner-border-sm" aria-hidden="true" />
              <span>{texts.looking(labelOf(current), formatCount(checkedCount))}</span>
            </>
          ) : (
            <AttentionSummary
              checks={done.map(({ check }) => check)}
              isPartial={failed.length > 0}
            />
          )}
        </p>
        {failed.map((key) => (
          <FailedCheck key={key} screen={key} onRetry={() => recheck([key])} />
        ))}
        {done.map(
          ({ key, check }) =>
            check.checkedCount < check.total && (
              <p className="m-0 text-body-secondary" key={key}>
                {texts.onlyFirst(
                  labelOf(key),
                  formatCount(check.checkedCount),
                  formatCount(check.total),
                )}
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
