import {
  CircleCheck,
  RotateCw,
  ScanSearch,
  Square,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Id } from '../../../api/contract'
import { inIndia } from '../../../lib/date-time'
import { langOf } from '../../../lib/to-text'
import { attentionMessages } from '../../../messages/admin-screens/attention'
import { clockText, formatCount } from '../../../messages/format'
import { screenLabels } from '../../resources/menu'
import { listAddress, recordAddress, type ListPart } from '../../list/list-query'
import { largestPageSize } from '../../../api/collection'
import type { CollectionCheck } from './check-collection'
import type { CheckedKey } from './find-problems'
import { useAttention, type CheckedPart } from './use-attention'

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
  const { done, failed, checkedAt } = attention
  // A button that is pressed disappears, so the focus moves to the heading, which is visible already.
  function press(act: () => void) {
    title.current?.focus({ preventScroll: true })
    act()
  }
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
        {attention.isWholeCheck ? (
          <PanelButton icon={Square} label={texts.stop} onPress={() => press(attention.stop)} />
        ) : (
          <PanelButton
            icon={ScanSearch}
            label={texts.checkEverything}
            onPress={() => press(attention.checkEverything)}
          />
        )}
      </div>
      <div className="px-4 py-3 d-flex flex-column gap-2">
        <Status attention={attention} />
        {failed.map((key) => (
          <p key={key} className="d-flex flex-wrap align-items-center column-gap-3 m-0">
            <span className="text-danger">{texts.notLoaded(labelOf(key))}</span>
            <PanelButton
              icon={RotateCw}
              label={texts.retry(labelOf(key))}
              onPress={() => press(() => attention.retry(key))}
            />
          </p>
        ))}
        {done.map((part) => (
          <PartlyChecked key={part.screen} {...part} />
        ))}
        {checkedAt !== undefined && (
          <p className="m-0 text-body-secondary">
            {texts.checkedAt(clockText(inIndia(new Date(checkedAt))?.time ?? ''))}
          </p>
        )}
      </div>
      {done.map((part) => (
        <BrokenRecords key={part.screen} {...part} />
      ))}
      {done.map((part) => (
        <OverRecords key={part.screen} {...part} />
      ))}
    </section>
  )
}

const PanelButton = ({
  icon: Icon,
  label,
  onPress,
}: {
  icon: LucideIcon
  label: string
  onPress: () => void
}) => (
  <button type="button" className="btn flex-shrink-0 btn-quiet btn-small" onClick={onPress}>
    <Icon aria-hidden="true" /> <span>{label}</span>
  </button>
)

/** What is being checked, else what was found. */
function Status({
  attention: { done, failed, current, progress, isWaiting, isWholeCheck },
}: {
  attention: ReturnType<typeof useAttention>
}) {
  const { checkedCount, total } = progress
  const counts = total ? ([formatCount(checkedCount), formatCount(total)] as const) : undefined
  return (
    <div role="status">
      {current ? (
        <Progress
          key={String(isWholeCheck)}
          text={isWholeCheck ? texts.checking(labelOf(current), counts) : texts.looking}
          showsAtOnce={isWholeCheck}
        />
      ) : isWaiting ? (
        <p className="m-0">&nbsp;</p>
      ) : (
        <Summary checks={done.map(({ check }) => check)} isPartial={failed.length > 0} />
      )}
    </div>
  )
}

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

/** The name of a screen in a sentence. */
function labelOf(screen: CheckedKey) {
  const { label, title = label } = screenLabels[screen]
  return title
}

/** Says that only the newest records of a collection were looked at. */
const PartlyChecked = ({ screen, check: { checkedCount, total } }: CheckedPart) =>
  checkedCount < total && (
    <p className="m-0 text-body-secondary">
      {texts.onlyFirst(labelOf(screen), formatCount(checkedCount), formatCount(total))}
    </p>
  )

/** How many activities are past, or courses have begun. */
const OverRecords = ({ screen, check: { overCount } }: CheckedPart) =>
  overCount > 0 && (
    <p className="m-0 px-4 py-3 border-top">
      <span className="text-body-secondary">
        {(screen === 'courses' ? texts.begunCourses : texts.pastActivities)(
          overCount,
          formatCount(overCount),
        )}
      </span>{' '}
      <Link to={listAddress({ screen })} aria-label={texts.lookThroughScreen(labelOf(screen))}>
        {texts.lookThrough}
      </Link>
    </p>
  )

/** The records of one collection that need attention, each with a link that opens its form. */
function BrokenRecords({ screen, check: { records } }: CheckedPart) {
  const titleId = useId()
  const [isExpanded, setExpanded] = useState(false)
  const label = labelOf(screen)
  if (!records.length) return null
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
