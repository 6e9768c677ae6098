import { RotateCw } from 'lucide-react'
import { useRevalidator } from 'react-router-dom'
import { commonMessages } from '../../messages/common'

/** Requests the forecast again. */
export function RetryButton() {
  const { state, revalidate } = useRevalidator()
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      aria-disabled={state === 'loading' || undefined}
      onClick={() => state === 'idle' && void revalidate()}
    >
      <RotateCw aria-hidden="true" /> <span>{commonMessages().retry}</span>
    </button>
  )
}
