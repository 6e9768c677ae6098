import { useState, type ReactNode } from 'react'
import type { PageQuery } from '../../api/collection'
import type { Listed, Row } from '../../api/contract'
import { WhenNear } from '../../ui/when-near'
import { OutOfDate } from '../public-list/stale-data-notice'
import { knownList, shownList } from '../public-list/cached-request'

/** The list of a band: asked for when it comes near, and shown at once as far as it was seen before. */
export function NearList<P extends Listed>({
  path,
  query,
  onEmpty,
  waiting,
  children,
}: {
  path: P
  query?: PageQuery
  onEmpty: () => void
  waiting: ReactNode
  children: (rows: Row<P>[]) => ReactNode
}) {
  const [round, setRound] = useState(0)
  const known = knownList(path, query)
  return (
    <WhenNear
      key={round}
      read={() => shownList(path, query)}
      // An empty one takes its band away; that is for the next answer to say.
      known={known?.length ? { value: known, old: false } : undefined}
      onRead={({ value }) => value.length || onEmpty()}
      waiting={waiting}
    >
      {({ value, old }) => (
        <>
          {children(value)}
          {old && <OutOfDate again={() => setRound(round + 1)} />}
        </>
      )}
    </WhenNear>
  )
}
