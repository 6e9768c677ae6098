import { commonMessages } from '../../messages/common'
import { CopyStatus } from '../../ui/copy/copy-button'
import type { CopyOutcome } from '../../ui/copy/use-copy-to-clipboard'
import { sharedLink } from './shared-link'

/** Announces that the link was copied; where that failed, shows the link. */
export function ShareStatus({ outcome, path }: { outcome: CopyOutcome | undefined; path: string }) {
  const texts = commonMessages().sharing
  return (
    <CopyStatus
      outcome={outcome}
      copied={texts.copied}
      refused={
        // Only then, because the URL is read from `document`, which the prerender does not have.
        outcome === 'refused' && (
          <>
            <span>{texts.here}</span> <b>{sharedLink(path)}</b>
          </>
        )
      }
    />
  )
}
