import { useState } from 'react'
import { Check, Share2 } from 'lucide-react'
import { CopyStatus } from '../../ui/copy/copy-status'
import { useCopyToClipboard } from '../../ui/copy/use-copy-to-clipboard'
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
  const { outcome, copy } = useCopyToClipboard()
  const done = outcome === 'done'
  // Rendered after the first pointer or focus. It is positioned, and browsers check every positioned element of a
  // thousand cards whenever the pointer moves.
  const [isStatusRendered, setIsStatusRendered] = useState(false)
  const renderStatus = () => setIsStatusRendered(true)

  async function share() {
    renderStatus()
    const url = sharedLink(path)
    if (!(await shareOnDevice({ title, url }))) await copy(url)
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={done ? texts.copied : texts.shareWhat(title)}
        onFocus={renderStatus}
        onPointerEnter={renderStatus}
        onClick={share}
      >
        {done ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}{' '}
        {!iconOnly && <span>{done ? texts.copied : texts.share}</span>}
      </button>
      {isStatusRendered && (
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
      )}
    </>
  )
}

/** Whether the share sheet opened. Closing it counts as success, so that nothing is copied instead. */
async function shareOnDevice(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare?.(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
