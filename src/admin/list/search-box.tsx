import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { adminMessages } from '../../messages/admin'

const pause = 120

/** The search box: asks once the typing pauses, and follows the address when that changes by other means. */
export function SearchBox({
  search,
  hint,
  wide,
  onSearch,
}: {
  /** What the list at hand was searched for. */
  search: string
  hint: string
  wide?: true
  onSearch: (search: string) => void
}) {
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(search)
  const [sent, setSent] = useState(search)
  if (search !== seen) {
    setSeen(search)
    // Not an answer to what was typed here: Back, a link, Clear search.
    if (search !== sent) {
      setSent(search)
      setTyped(search)
    }
  }

  const box = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = useRef(onSearch)
  useEffect(() => {
    ask.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function change(text: string, wait: number) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSent(text.trim())
      ask.current(text.trim())
    }, wait)
  }

  return (
    <form
      className={wide ? 'search search-wide' : 'search'}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        change(typed, 0)
      }}
    >
      <Search aria-hidden="true" />
      <input
        ref={box}
        className="form-control"
        type="search"
        aria-label={hint}
        aria-keyshortcuts="/"
        placeholder={hint}
        autoComplete="off"
        dir="auto"
        value={typed}
        onChange={(event) => change(event.target.value, pause)}
      />
      {typed && (
        <button
          type="button"
          className="act"
          aria-label={adminMessages.clearSearch}
          data-tip={adminMessages.clearSearch}
          onClick={() => {
            change('', 0)
            box.current?.focus()
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </form>
  )
}
