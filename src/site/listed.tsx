import { Suspense, use, useDeferredValue, useState, type ReactNode } from 'react'
import { useOnScreen } from '../ui/later'
import { OutOfDate } from './out-of-date'
import type { Reading, Shown } from './read-list'

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
  children: (value: T) => ReactNode
}) {
  const [reading, setReading] = useState(first)
  // As in `Later`: the prerender and its hydration show the placeholder.
  if (!useOnScreen()) return waiting
  return (
    <Suspense fallback={waiting}>
      <Latest reading={reading} again={() => setReading(reading.again())}>
        {children}
      </Latest>
    </Suspense>
  )
}

function Latest<T>({
  reading: { known, coming },
  again,
  children,
}: {
  reading: Reading<T>
  again: () => void
  children: (value: T) => ReactNode
}) {
  const before = known === undefined ? undefined : { value: known, old: false }
  // Deferred: the new answer is waited for behind what is shown.
  const latest = useDeferredValue<Promise<Shown<T>> | Shown<T>>(coming, before)
  const { value, old } = latest instanceof Promise ? use(latest) : latest
  return (
    <>
      {children(value)}
      {old && latest === coming && <OutOfDate again={again} />}
    </>
  )
}
