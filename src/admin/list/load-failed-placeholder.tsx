import { RotateCw } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useRetryFocus } from '../layout/use-retry-focus'
import { adminMessages } from '../../messages/admin'
import { commonMessages } from '../../messages/common'
import { ListPlaceholder } from './list-placeholder'

/** The placeholder of a list that could not be loaded. Retry gets the focus, unless the person types a search. */
export function LoadFailedPlaceholder({ noun, onRetry }: { noun: string; onRetry: () => void }) {
  const texts = adminMessages
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!isSearching()) button.current?.focus()
  }, [])
  useRetryFocus(button)
  return (
    <ListPlaceholder picture="admin-failing" title={texts.notLoaded(noun)} text={texts.nothingLost}>
      <button type="button" className="btn btn-primary mt-5" ref={button} onClick={onRetry}>
        <RotateCw aria-hidden="true" /> {commonMessages().retry}
      </button>
    </ListPlaceholder>
  )
}

/** Whether the search box has the focus. */
const isSearching = () =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'search'
