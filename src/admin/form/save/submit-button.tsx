import type { ReactNode } from 'react'
import { useSending, useWaiting } from '../../../ui/form/form'
import type { SubmitKind } from './save-changes'

/**
 * Submits the form with its own submit kind. It has `type="button"`, because Enter in a field presses the first submit
 * button.
 */
export function SubmitButton({
  kind,
  setSubmitKind,
  className = 'btn btn-line',
  isDisabled = false,
  children,
}: {
  kind: SubmitKind
  setSubmitKind: (kind: SubmitKind) => void
  className?: string
  isDisabled?: boolean
  children: ReactNode
}) {
  const sending = useSending()
  const waiting = useWaiting()
  const isInert = sending || waiting || isDisabled
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isInert || undefined}
      onClick={(event) => {
        if (isInert) return
        setSubmitKind(kind)
        event.currentTarget.form!.requestSubmit()
      }}
    >
      {children}
    </button>
  )
}
