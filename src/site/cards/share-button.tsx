import { Check, Share2 } from 'lucide-react'
import { useCopying } from '../../ui/copying'
import { sharedLink } from './shared-link'
import { commonMessages } from '../../messages/common'

/** Hands the way to something on: by the device's own sheet, else as a link in the clipboard. */
export function ShareButton({
  title,
  path,
  className = 'btn-text card-action',
  bare,
}: {
  title: string
  /** Where it stands on this site, from the root of the routes. */
  path: string
  className?: string
  /** The sign alone, where there is no room for the word. */
  bare?: boolean
}) {
  const texts = commonMessages().sharing
  const { outcome, copy } = useCopying()
  const done = outcome === 'done'

  async function share() {
    const url = sharedLink(path)
    if (!(await handedOn({ title, url }))) await copy(url)
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
        {!bare && ` ${done ? texts.copied : texts.share}`}
      </button>
      <span className={outcome === 'refused' ? 'copy-refused' : 'visually-hidden'} role="status">
        {done && texts.copied}
        {outcome === 'refused' && (
          <>
            {texts.here} <b>{sharedLink(path)}</b>
          </>
        )}
      </span>
    </>
  )
}

/** Whether the device took it. Who closes its sheet has changed their mind, and wants no copy either. */
async function handedOn(what: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare?.(what)) return false
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
