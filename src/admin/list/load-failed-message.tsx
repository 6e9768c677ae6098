import { RotateCw } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useRetryFocus } from '../../ui/loading/use-retry-focus'
import { adminMessages } from '../../messages/admin-screens/admin'
import { commonMessages } from '../../messages/common'
import { ListMessage } from './list-message'

/** The message of a list that could not be loaded. Retry gets the focus, unless the person types a search. */
export function LoadFailedMessage({
  noun,
  isRefused,
  onRetry,
}: {
  noun: string
  /** The server has refused the read, so that the connection is not what is wrong. */
  isRefused?: boolean
  onRetry: () => void
}) {
  const texts = adminMessages
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!isSearching()) button.current?.focus()
  }, [])
  useRetryFocus(button)
  return (
    <ListMessage
      picture="admin-failing"
      title={texts.notLoaded(noun)}
      text={isRefused ? '' : texts.nothingLost}
    >
      <button type="button" className="btn btn-primary mt-5" ref={button} onClick={onRetry}>
        <RotateCw aria-hidden="true" /> <span>{commonMessages().retry}</span>
      </button>
    </ListMessage>
  )
}

/** Whether the search box has the focus. */
const isSearching = () =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'search'
