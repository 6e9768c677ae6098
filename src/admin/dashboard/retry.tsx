import { RotateCw } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { words } from '../../content/words'

/** Asks the server once more. When it succeeds the button goes, and the screen's heading takes its focus. */
export function Retry({ className }: { className: string }) {
  const { retry, loading } = words('common')
  const { state, revalidate } = useRevalidator()
  const reading = state === 'loading'
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const pressed = button.current
    return () => {
      if (document.activeElement === pressed) queueMicrotask(focusHeading)
    }
  }, [])
  return (
    <>
      <button
        type="button"
        ref={button}
        className={className}
        aria-disabled={reading || undefined}
        onClick={() => {
          if (!reading) void revalidate()
        }}
      >
        {reading ? (
          <span className="spinner-border spinner-border-sm" aria-hidden="true" />
        ) : (
          <RotateCw aria-hidden="true" />
        )}{' '}
        {retry}
      </button>
      <span className="visually-hidden" role="status">
        {reading && loading}
      </span>
    </>
  )
}

/** A change of screen has given the focus away already. */
function focusHeading() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus()
}
