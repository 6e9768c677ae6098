import type { CopyOutcome } from './use-copy-to-clipboard'
import type { Elements } from '../elements'

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
