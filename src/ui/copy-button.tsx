import { Check, Copy, TriangleAlert } from 'lucide-react'
import { useCopying } from './copying'

/**
 * Copies a text and says so for two seconds, politely to a screen reader. A browser that refuses is not passed
 * over: the words say what to do instead, until the next press.
 */
export function CopyButton({
  text,
  label,
  children,
  copied,
  refused,
  why,
  className = 'btn-copy',
}: {
  text: string
  /** The accessible name, where the visible word is not enough. It must begin with that word. */
  label?: string
  children: string
  copied: string
  /** The word for a copy that the browser refused, and what to do then. */
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
      <span className={outcome === 'refused' ? 'copy-refused' : 'visually-hidden'} role="status">
        {done && copied}
        {outcome === 'refused' && (
          <>
            <TriangleAlert aria-hidden="true" /> <b>{refused}.</b> {why}
          </>
        )}
      </span>
    </>
  )
}
