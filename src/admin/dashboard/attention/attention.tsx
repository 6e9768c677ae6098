import { CircleCheck, RotateCw, ScanSearch, Square, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Id } from '../../../api/contract'
import { inIndia } from '../../../lib/date-time'
import { langOf } from '../../../lib/to-text'
import { attentionMessages } from '../../../messages/admin-screens/attention'
import { clockText, formatCount } from '../../../messages/format'
import { screenLabels } from '../../resources/menu'
import { listAddress, recordAddress, type ListPart } from '../../list/list-query'
import { largestPageSize } from '../../../api/collection'
import type { AttentionRecord, CollectionCheck } from './check-collection'
import { checkedKeys, type CheckedKey } from './find-problems'
import { useAttention } from './use-attention'

const texts = attentionMessages
/** How many records of one collection are shown before "Show all". */
const initialCount = 5
/** The newest records are read without a word, unless that takes longer than this (ms). */
const progressDelay = 2000

/** The panel of the records that are broken for visitors, each with a link that opens its form. */
export function Attention() {
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const attention = useAttention(panel)
  const { checks, current, progress, isWaiting, isWholeCheck, checkedAt } = attention
  const done = checkedKeys.flatMap((key) => {
    const check = checks[key]
    return check && check !== 'failed' ? [{ key, check }] : []
  })
  const failed = checkedKeys.filter((key) => checks[key] === 'failed')
  // A button that is pressed disappears, so the focus moves to the heading, which is visible already.
  const focusTitle = () => title.current?.focus({ preventScroll: true })
  return (
    <section
      className="newest border-hair card overflow-clip mt-4"
      aria-labelledby={titleId}
      ref={panel}
    >
      <div className="card-header d-flex flex-wrap ps-4 pe-2 align-items-center justify-content-between column-gap-3">
        <h2 className="m-0 fs-3" id={titleId} tabIndex={-1} ref={title}>
          {texts.title}
        </h2>
        {isWholeCheck ? (
          <PanelButton
            onPress={() => {
              focusTitle()
              attention.stop()
            }}
          >
            <Square aria-hidden="true" /> <span>{texts.stop}</span>
          </PanelButton>
        ) : (
          <PanelButton
            onPress={() => {
              focusTitle()
              attention.checkEverything()
            }}
          >
            <ScanSearch aria-hidden="true" /> <span>{texts.checkEverything}</span>
          </PanelButton>
        )}
      </div>
      <div className="px-4 py-3 d-flex flex-column gap-2">
        <div role="status">
          {current ? (
            <Progress
              key={String(isWholeCheck)}
              text={
                isWholeCheck
                  ? texts.checking(
                      labelOf(current),
                      progress.total
                        ? [formatCount(progress.checkedCount), formatCount(progress.total)]
                        : undefined,
                    )
                  : texts.looking
              }
              showsAtOnce={isWholeCheck}
            />
          ) : isWaiting ? (
            <p className="m-0">&nbsp;</p>
          ) : (
            <Summary checks={done.map(({ check }) => check)} isPartial={failed.length > 0} />
          )}
        </div>
        {failed.map((key) => (
          <p key={key} className="d-flex flex-wrap align-items-center column-gap-3 m-0">
            <span className="text-danger">{texts.notLoaded(labelOf(key))}</span>
            <PanelButton
              onPress={() => {
                focusTitle()
                attention.retry(key)
              }}
            >
              <RotateCw aria-hidden="true" /> <span>{texts.retry(labelOf(key))}</span>
            </PanelButton>
          </p>
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
        {checkedAt !== undefined && (
          <p className="m-0 text-body-secondary">
            {texts.checkedAt(clockText(inIndia(new Date(checkedAt))?.time ?? ''))}
          </p>
        )}
      </div>
      {done.map(
        ({ key, check }) =>
          check.records.length > 0 && (
            <AttentionList key={key} screen={key} label={labelOf(key)} records={check.records} />
          ),
      )}
      {done.map(
        ({ key, check }) =>
          check.overCount > 0 && (
            <p key={key} className="m-0 px-4 py-3 border-top">
              <span className="text-body-secondary">{overText(key, check.overCount)}</span>{' '}
              <Link
                to={listAddress({ screen: key })}
                aria-label={texts.lookThroughScreen(labelOf(key))}
              >
                {texts.lookThrough}
              </Link>
            </p>
          ),
      )}
    </section>
  )
}

const PanelButton = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button type="button" className="btn flex-shrink-0 btn-quiet btn-small" onClick={onPress}>
    {children}
  </button>
)

function Progress({ text, showsAtOnce }: { text: string; showsAtOnce: boolean }) {
  const [isShown, setShown] = useState(showsAtOnce)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), progressDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="d-flex align-items-center gap-2 m-0">
      {isShown && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
      <span>{isShown ? text : '\u00a0'}</span>
    </p>
  )
}

/** The number of records that need attention, in all collections that could be read. */
function Summary({ checks, isPartial }: { checks: CollectionCheck[]; isPartial: boolean }) {
  const checkedCount = formatCount(checks.reduce((sum, check) => sum + check.checkedCount, 0))
  const found = checks.reduce((sum, check) => sum + check.records.length, 0)
  if (!checks.length) return null
  return (
    <p className="d-flex align-items-center gap-2 m-0">
      {found ? (
        <TriangleAlert className="flex-shrink-0 text-warning" size={18} aria-hidden="true" />
      ) : (
        <CircleCheck className="flex-shrink-0 text-success" size={18} aria-hidden="true" />
      )}
      <span>
        {found
          ? texts.found(found, formatCount(found), checkedCount)
          : isPartial
            ? texts.nothingElse(checkedCount)
            : texts.nothing(checkedCount)}
      </span>
    </p>
  )
}

const overText = (key: CheckedKey, count: number) =>
  key === 'courses'
    ? texts.begunCourses(count, formatCount(count))
    : texts.pastActivities(count, formatCount(count))

/** The name of a screen in a sentence. */
function labelOf(screen: CheckedKey) {
  const { label, title = label } = screenLabels[screen]
  return title
}

/** The records of one collection that need attention, each with a link that opens its form. */
function AttentionList({
  screen,
  label,
  records,
}: {
  screen: CheckedKey
  label: string
  records: AttentionRecord[]
}) {
  const titleId = useId()
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? records : records.slice(0, initialCount)
  return (
    <>
      <h3 className="m-0 px-4 py-2 fs-4 border-top bg-body-tertiary" id={titleId}>
        {label}
      </h3>
      <ul className="list-group list-group-flush" aria-labelledby={titleId}>
        {shown.map(({ id, name, page, problems }, index) => (
          // Ids may be missing; the lines have no state, so the index serves as key.
          <li key={index} className="list-group-item d-md-flex column-gap-4 px-4 py-2">
            <Link
              className="col-md-5 align-self-start d-block py-1 fw-semibold text-truncate"
              to={addressOf({ screen, page, size: largestPageSize }, id)}
              dir="auto"
              lang={langOf(name)}
            >
              {name}
            </Link>
            <div className="py-md-1">
              {problems.map((problem) => (
                <p key={problem} className="m-0 text-body-secondary">
                  {problem}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {records.length > initialCount && (
        <button
          type="button"
          className="btn btn-quiet btn-small align-self-start ms-1 my-2"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? texts.showFewer(label) : texts.showAll(formatCount(records.length), label)}
        </button>
      )}
    </>
  )
}

/** The link of a record: its form, or without an id its page of the list. */
const addressOf = (part: ListPart, id: Id | undefined) =>
  id === undefined ? listAddress(part) : recordAddress(part, id)
