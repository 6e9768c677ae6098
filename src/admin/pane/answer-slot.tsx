import { useLayoutEffect, useRef } from 'react'
import { focusIn } from '../../ui/focus'

/** The place of the open answer in the pane or in a card. */
export function AnswerSlot({ host }: { host: HTMLElement }) {
  const slot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    slot.current!.append(host)
    // Where it was before, it has lost the focus.
    focusIn(host, 'textarea')
  }, [host])
  return <div ref={slot} className="answer-slot" />
}
