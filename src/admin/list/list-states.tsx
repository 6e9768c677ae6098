import { Plus, RotateCw } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { art } from '../../messages/page'
import type { Resource } from '../resources/resource'
import { useHeadingAfter } from '../layout/retry-focus'
import { adminMessages } from '../../messages/admin'
import { commonMessages } from '../../messages/common'

/** Replaces a table without rows: a picture, a heading, a sentence and one action. */
export function ListPlaceholder({
  picture,
  title,
  text,
  children,
}: {
  picture: 'admin-empty' | 'admin-failing'
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="card align-items-center px-5 pt-7 pb-8 text-center">
      <img src={art(picture)} alt="" width="132" height="88" />
      <h2 className="mt-4 mb-1 fs-2">{title}</h2>
      {text && (
        <p className="m-0 text-break text-body-secondary" dir="auto">
          {text}
        </p>
      )}
      {children}
    </div>
  )
}

/** The placeholder of an empty list, or of a search without results. */
export function NoRowsPlaceholder({
  resource: { labels, search: box, empty, add },
  search,
  onAdd,
  onClear,
}: {
  resource: Resource
  search: string
  onAdd: () => void
  onClear: () => void
}) {
  const texts = adminMessages
  const Icon = add?.button?.icon ?? Plus
  return (
    <ListPlaceholder
      picture="admin-empty"
      title={texts.noRecords}
      text={search ? texts.nothingFound(search, box.fields) : empty}
    >
      {search ? (
        <button type="button" className="btn btn-line mt-5" onClick={onClear}>
          {texts.clearSearch}
        </button>
      ) : (
        add && (
          <button type="button" className="btn btn-line mt-5" onClick={onAdd}>
            <Icon aria-hidden="true" /> {add.button?.label ?? texts.addFirst(labels[0])}
          </button>
        )
      )}
    </ListPlaceholder>
  )
}

/** The placeholder of a list that could not be loaded. Retry gets the focus, unless the person types a search. */
export function LoadFailedPlaceholder({ noun, onRetry }: { noun: string; onRetry: () => void }) {
  const texts = adminMessages
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!isSearching()) button.current?.focus()
  }, [])
  useHeadingAfter(button)
  return (
    <ListPlaceholder picture="admin-failing" title={texts.notLoaded(noun)} text={texts.nothingLost}>
      <button type="button" className="btn btn-line mt-5" ref={button} onClick={onRetry}>
        <RotateCw aria-hidden="true" /> {commonMessages().retry}
      </button>
    </ListPlaceholder>
  )
}

const isSearching = () =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'search'
