import type { ReactNode } from 'react'
import { words } from '../content/words'

/** Keeps the place of a list that is on its way: boxes of its size to look at, one word to hear. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {words('common').loading}
      </p>
      <div aria-hidden="true">{children}</div>
    </>
  )
}
