import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cleanLine } from '../../../lib/typed-text'
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
  const [typed, setTyped] = useState(search)
  const [lastSearch, setLastSearch] = useState(search)
  const [lastTypedSearch, setLastTypedSearch] = useState(search)
  if (search !== lastSearch) {
    setLastSearch(search)
    // The new search was not typed here: it comes from Back, a link or "Clear search".
    if (search !== lastTypedSearch) {
      setLastTypedSearch(search)
      setTyped(search)
    }
  }

  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestOnSearch = useRef(onSearch)
  useEffect(() => {
    latestOnSearch.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function change(text: string, wait: number) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setLastTypedSearch(cleanLine(text))
      latestOnSearch.current(cleanLine(text))
    }, wait)
  }

  return (
    <form
      className={`search control-overlay d-grid align-items-center min-w-0 ${size ? 'search-wide' : ''}`}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        change(typed, 0)
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
        value={typed}
        onChange={(event) => change(event.target.value, debounceDelay)}
      />
      {typed && (
        <button
          type="button"
          className="btn-icon"
          aria-label={adminMessages.clearSearch}
          data-tip={adminMessages.clearSearch}
          onClick={() => {
            change('', 0)
            input.current?.focus()
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </form>
  )
}
