import { useEffect, useRef, type ReactNode } from 'react'
import { focusFirstField } from '../form/focus-first-field'

/** Focuses `[data-focus]` or the first field when a dialog opens; Modal focuses only its own element. */
export function FocusFirst({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = container.current!.querySelector<HTMLElement>('[data-focus]')
    if (chosen) chosen.focus()
    else focusFirstField(container.current!)
  }, [])
  return (
    <div ref={container} className="modal-inside vstack">
      {children}
    </div>
  )
}
