import { useState } from 'react'
import { Check, Share2 } from 'lucide-react'
import { commonMessages } from '../../messages/common'
import { ShareStatus } from './share-status'
import { useShare } from './use-share'

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
  const { outcome, share } = useShare({ title, path })
  const done = outcome === 'done'
  // Rendered after the first pointer or focus. It is positioned, and browsers check every positioned element of a
  // thousand cards whenever the pointer moves.
  const [isStatusRendered, setIsStatusRendered] = useState(false)
  const renderStatus = () => setIsStatusRendered(true)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={done ? texts.copied : texts.shareWhat(title)}
        onFocus={renderStatus}
        onPointerEnter={renderStatus}
        onClick={() => {
          renderStatus()
          void share()
        }}
      >
        {done ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}{' '}
        {!iconOnly && <span>{done ? texts.copied : texts.share}</span>}
      </button>
      {isStatusRendered && <ShareStatus outcome={outcome} path={path} />}
    </>
  )
}
