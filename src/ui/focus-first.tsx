import { useEffect, useRef, type ReactNode } from 'react'

const firstField = 'input:not([type="hidden"], [type="file"], :disabled), select, textarea'

/** Focuses `[data-focus]` or the first field when a dialog opens; Modal focuses only its own element. */
export function FocusFirst({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
    const target =
      element?.querySelector<HTMLElement>('[data-focus]') ??
      element?.querySelector<HTMLElement>(firstField)
    target?.focus()
  }, [])
  return (
    <div ref={container} className="modal-inside vstack">
      {children}
    </div>
  )
}
