import { Check, Copy, TriangleAlert } from 'lucide-react'
import { CopyStatus } from './copy-status'
import { useCopyToClipboard } from './use-copy-to-clipboard'

/**
 * Copies a text and confirms it for two seconds. If the browser refuses, shows `instructions` until the next press.
 * Both are announced to screen readers.
 */
export function CopyButton({
  text,
  label,
  children,
  copied,
  refused,
  instructions,
  className = 'btn-outline-secondary btn-copy px-3 fs-5',
}: {
  text: string
  /** The accessible name, where the visible text is not enough. It must begin with that text (WCAG 2.5.3). */
  label?: string
  children: string
  copied: string
  /** Shown when the browser refused, before `instructions`, which say what to do then. */
  refused: string
  instructions: string
  className?: string
}) {
  const { outcome, copy } = useCopyToClipboard()
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
        <span>{done ? copied : children}</span>
      </button>
      <CopyStatus
        {...{ outcome, copied }}
        refused={
          <>
            <TriangleAlert aria-hidden="true" /> <b>{`${refused}.`}</b> <span>{instructions}</span>
          </>
        }
      />
    </>
  )
}
