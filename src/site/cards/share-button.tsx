import { Check, Share2 } from 'lucide-react'
import { CopyStatus } from '../../ui/copy-status'
import { useCopying } from '../../ui/copying'
import { sharedLink } from './shared-link'
import { commonMessages } from '../../messages/common'

/** Shares a link with the device's share sheet, else copies it to the clipboard. */
export function ShareButton({
  title,
  path,
  className = 'btn-text card-action',
  iconOnly,
}: {
  title: string
  /** Path of the shared page, from the root of the routes. */
  path: string
  className?: string
  /** Shows the icon without its label. */
  iconOnly?: boolean
}) {
  const texts = commonMessages().sharing
  const { outcome, copy } = useCopying()
  const done = outcome === 'done'

  async function share() {
    const url = sharedLink(path)
    if (!(await shareOnDevice({ title, url }))) await copy(url)
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={done ? texts.copied : texts.shareWhat(title)}
        onClick={share}
      >
        {done ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
        {!iconOnly && ` ${done ? texts.copied : texts.share}`}
      </button>
      <CopyStatus
        outcome={outcome}
        copied={texts.copied}
        // The prerender has no document, from which the link is made.
        refused={
          outcome === 'refused' && (
            <>
              {texts.here} <b>{sharedLink(path)}</b>
            </>
          )
        }
      />
    </>
  )
}

/** Whether the share sheet opened. Closing it counts as success, so that nothing is copied instead. */
async function shareOnDevice(what: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare?.(what)) return false
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
