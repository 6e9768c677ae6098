import { Check, Copy, TriangleAlert } from 'lucide-react'
import { useCopyToClipboard, type CopyOutcome } from './use-copy-to-clipboard'
import type { Elements } from '../elements'

/**
 * Copies a text and confirms it for two seconds. If the browser refuses, shows `instructions` until the next press.
 * Both are announced to screen readers. Without `children` it is an icon with the name `label`.
 */
export function CopyButton({
  text,
  label,
  children,
  copied,
  refused,
  instructions,
  className,
}: {
  text: string
  /** The name of an icon. */
  label?: string
  children?: string
  copied: string
  /** Shown when the browser refused, before `instructions`, which say what to do then. */
  refused: string
  instructions: string
  className: string
}) {
  const { outcome, copy } = useCopyToClipboard()
  const done = outcome === 'done'
  return (
    <>
      <button
        type="button"
        className={`btn ${className}`}
        aria-label={children ? undefined : done ? copied : label}
        data-done={done ? '' : undefined}
        onClick={() => copy(text)}
      >
        {done ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {children && <span>{done ? copied : children}</span>}
      </button>
      <CopyStatus
        outcome={outcome}
        copied={copied}
        refused={
          <>
            <TriangleAlert aria-hidden="true" /> <b>{`${refused}.`}</b> <span>{instructions}</span>
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
  refused: Elements
}) {
  return (
    <span
      className={
        outcome === 'refused'
          ? 'copy-refused d-block pt-2 fs-5 lh-sm text-break text-danger'
          : 'visually-hidden'
      }
      role="status"
    >
      {outcome === 'done' ? copied : outcome === 'refused' && refused}
    </span>
  )
}
