import { RotateCw } from 'lucide-react'
import { useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useRetryFocus } from '../../ui/loading/use-retry-focus'
import { commonMessages } from '../../messages/common'

/** Loads the screen's data again. On success the button disappears, so the heading gets the focus. */
export function RevalidateButton({ className }: { className: string }) {
  const { retry, loading } = commonMessages()
  const { state, revalidate } = useRevalidator()
  const isLoading = state === 'loading'
  const button = useRef<HTMLButtonElement>(null)
  useRetryFocus(button)
  return (
    <>
      <button
        type="button"
        ref={button}
        className={className}
        aria-disabled={isLoading || undefined}
        onClick={() => {
          if (!isLoading) void revalidate()
        }}
      >
        {isLoading ? (
          <span className="spinner-border spinner-border-sm" aria-hidden="true" />
        ) : (
          <RotateCw aria-hidden="true" />
        )}{' '}
        <span>{retry}</span>
      </button>
      <span className="visually-hidden" role="status">
        {isLoading && loading}
      </span>
    </>
  )
}
