import { RotateCw } from 'lucide-react'
import { useRef } from 'react'
import { useRetry } from '../../ui/loading/use-retry'
import { useRetryFocus } from '../../ui/loading/use-retry-focus'
import { commonMessages } from '../../messages/common'

/** Loads the screen's data again. On success the button disappears, so the heading gets the focus. */
export function RevalidateButton({ className }: { className: string }) {
  const texts = commonMessages()
  const { isLoading, retry } = useRetry()
  const button = useRef<HTMLButtonElement>(null)
  useRetryFocus(button)
  return (
    <>
      <button
        type="button"
        ref={button}
        className={className}
        aria-disabled={isLoading || undefined}
        onClick={() => void retry()}
      >
        {isLoading ? (
          <span className="spinner-border spinner-border-sm" aria-hidden="true" />
        ) : (
          <RotateCw aria-hidden="true" />
        )}{' '}
        <span>{texts.retry}</span>
      </button>
      <span className="visually-hidden" role="status">
        {isLoading && texts.loading}
      </span>
    </>
  )
}
