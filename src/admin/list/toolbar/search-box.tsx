import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isCutSearch, searchText } from '../../../lib/typed-text'
import { useKeptCount } from '../../../ui/dialog/unsaved'
import { adminMessages } from '../../../messages/admin-screens/admin'

/** The pause in typing before a search (ms). */
const debounceDelay = 120

/** The search field: searches after a pause in typing, and follows the URL when that changes by other means. */
export function SearchBox({
  search,
  hint,
  size,
  onSearch,
}: {
  /** The search of the shown list. */
  search: string
  hint: string
  size?: 'lg'
  onSearch: (search: string) => void
}) {
  /** `wait`: the time before a search for what was typed; a text from the URL has none. */
  const [typed, setTyped] = useState<{ text: string; wait?: number }>({ text: search })
  const { text } = typed
  const [lastSearch, setLastSearch] = useState(search)
  const [lastTypedSearch, setLastTypedSearch] = useState(search)
  const keptCount = useKeptCount()
  const [lastKeptCount, setLastKeptCount] = useState(keptCount)
  if (search !== lastSearch || keptCount !== lastKeptCount) {
    setLastSearch(search)
    setLastKeptCount(keptCount)
    // The shown search was not typed here: it comes from Back, a link or "Clear search", or the typed one was given up.
    if (search !== lastTypedSearch) {
      setLastTypedSearch(search)
      setTyped({ text: search })
    }
  }

  const input = useRef<HTMLInputElement>(null)
  const sendSearch = useEffectEvent(() => {
    setLastTypedSearch(searchText(text))
    onSearch(searchText(text))
  })
  useEffect(() => {
    if (typed.wait === undefined) return
    const timer = setTimeout(() => sendSearch(), typed.wait)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <form
      className={`search control-overlay position-relative d-grid align-items-center min-w-0 ${size ? 'search-wide' : ''}`}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        setTyped({ text, wait: 0 })
      }}
    >
      <Search className="text-body-secondary" aria-hidden="true" />
      <input
        ref={input}
        className="form-control text-truncate"
        type="search"
        aria-label={hint}
        aria-keyshortcuts="/"
        placeholder={hint}
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={(event) => setTyped({ text: event.target.value, wait: debounceDelay })}
      />
      {text && (
        <button
          type="button"
          className="btn-icon"
          aria-label={adminMessages.clearSearch}
          data-tip={adminMessages.clearSearch}
          onClick={() => {
            setTyped({ text: '', wait: 0 })
            input.current?.focus()
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
      <small
        className="position-absolute top-100 start-0 z-3 mt-1 px-2 bg-body text-warning"
        role="status"
      >
        {isCutSearch(text) && adminMessages.longSearch}
      </small>
    </form>
  )
}
