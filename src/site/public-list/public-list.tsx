import { Suspense, use, useDeferredValue, useState, type ReactNode } from 'react'
import { useHydrated } from '../../ui/deferred'
import { focusMain } from '../../ui/notice-bar'
import { OutOfDate } from './stale-data-notice'
import type { Reading, Shown } from './cached-request'

/**
 * Shows a list that a loader has asked for: `waiting` until it is there, or at once what was seen of it before,
 * which then stays readable while the list is asked for again and after that has failed.
 */
export function Listed<T>({
  reading: first,
  waiting,
  children,
}: {
  reading: Reading<T>
  waiting: ReactNode
  /** `again` asks once more for what could not be had at all. */
  children: (value: T, again?: () => void) => ReactNode
}) {
  const [reading, setReading] = useState(first)
  const [round, setRound] = useState(0)
  const again = () => setReading(reading.again())
  // As in `Deferred`: the prerender and its hydration show the placeholder.
  if (!useHydrated()) return waiting
  return (
    <Suspense key={round} fallback={waiting}>
      <Latest
        reading={reading}
        again={again}
        // Nothing stands that could stay meanwhile: its place is kept anew.
        anew={() => {
          again()
          setRound(round + 1)
          focusMain()
        }}
      >
        {children}
      </Latest>
    </Suspense>
  )
}

function Latest<T>({
  reading: { known, coming },
  again,
  anew,
  children,
}: {
  reading: Reading<T>
  again: () => void
  anew: () => void
  children: (value: T, again?: () => void) => ReactNode
}) {
  const before = known === undefined ? undefined : { value: known, old: false }
  // Deferred: the new answer is waited for behind what is shown.
  const latest = useDeferredValue<Promise<Shown<T>> | Shown<T>>(coming, before)
  const { value, old, unread } = latest instanceof Promise ? use(latest) : latest
  return (
    <>
      {children(value, unread ? anew : undefined)}
      {old && latest === coming && <OutOfDate again={again} />}
    </>
  )
}
