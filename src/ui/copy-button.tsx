import { Check, Copy, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCopying, type CopyOutcome } from './copying'

/**
 * Copies a text and confirms it for two seconds. If the browser refuses, `why` says what to do until the next press.
 * Both are announced to screen readers.
 */
export function CopyButton({
  text,
  label,
  children,
  copied,
  refused,
  why,
  className = 'btn-outline-secondary btn-copy',
}: {
  text: string
  /** The accessible name, where the visible text is not enough. It must begin with that text (WCAG 2.5.3). */
  label?: string
  children: string
  copied: string
  /** Shown when the browser refused; `why` tells what to do then. */
  refused: string
  why: string
  className?: string
}) {
  const { outcome, copy } = useCopying()
  const done = outcome === 'done'
  return (
    <>
      <button
        type="button"
        className={`btn ${className}`}
        aria-label={done ? undefined : label}
        data-done={done ? '' : undefined}
        onClick={() => copy(text)}
      >
        {done ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {done ? copied : children}
      </button>
      <CopyStatus
        {...{ outcome, copied }}
        refused={
          <>
            <TriangleAlert aria-hidden="true" /> <b>{refused}.</b> {why}
          </>
        }
      />
    </>
  )
}

/** Announces the outcome of a copy next to its button; only a refusal is visible, with what to do then. */
export function CopyStatus({
  outcome,
  copied,
  refused,
}: {
  outcome: CopyOutcome | undefined
  copied: string
  refused: ReactNode
}) {
  return (
    <span
      className={
        outcome === 'refused'
          ? 'copy-refused d-block pt-2 fs-5 lh-sm text-danger'
          : 'visually-hidden'
      }
      role="status"
    >
      {outcome === 'done' && copied}
      {outcome === 'refused' && refused}
    </span>
  )
}
