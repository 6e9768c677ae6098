import { RotateCw } from 'lucide-react'
import { useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useHeadingAfter } from '../../ui/retry-focus'
import { commonMessages } from '../../messages/common'

/** Asks the server once more. When it succeeds the button goes, and the screen's heading takes its focus. */
export function Retry({ className }: { className: string }) {
  const { retry, loading } = commonMessages()
  const { state, revalidate } = useRevalidator()
  const reading = state === 'loading'
  const button = useRef<HTMLButtonElement>(null)
  useHeadingAfter(button)
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
