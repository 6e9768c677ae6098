import { Copy, Plus, Trash2 } from 'lucide-react'
import { useLayoutEffect } from 'react'
import type { AlertContent } from '../../data/alert-content'
import { phoneQuery, useMediaQuery } from '../../ui/use-media-query'
import { ExportButton } from './export/export-button'
import type { Listing } from './list-data'
import type { Resource } from '../resources/resource'
import { SearchBox } from './search-box'
import { SelectPage } from './select-page'
import type { Selection } from './use-selection'
import { adminMessages } from '../../messages/admin'

/** The head of a list: title and Add, then search and what may be done with the chosen rows. */
export function ListHead({
  resource,
  listing: { query, rows, total },
  selection,
  onAdd,
  onSearch,
  onDuplicate,
  onDelete,
  onSaid,
}: {
  resource: Resource
  listing: Listing
  selection: Selection
  onAdd: () => void
  onSearch: (search: string) => void
  onDuplicate: () => void
  onDelete: () => void
  /** Told what became of a download. */
  onSaid: (said: AlertContent) => void
}) {
  const { title, add, search: box } = resource
  const small = useMediaQuery(phoneQuery)
  const Icon = add?.button?.icon ?? Plus
  const some = selection.chosen.length > 0
  const barred = small && some
  // The bar covers the foot of the page, which then makes room.
  useLayoutEffect(() => {
    document.body.classList.toggle('choosing', barred)
    return () => document.body.classList.remove('choosing')
  }, [barred])
  return (
    <>
      <div className="list-head">
        <h1 tabIndex={-1}>{title}</h1>
        {add && (
          <button type="button" className="btn btn-primary" aria-keyshortcuts="n" onClick={onAdd}>
            <Icon aria-hidden="true" /> {add.button?.label ?? adminMessages.add}
          </button>
        )}
      </div>
      <div className="list-tools">
        <SearchBox search={query.search} hint={box.hint} wide={box.wide} onSearch={onSearch} />
        {small && rows.length > 0 && (
          <SelectPage rows={rows} selection={selection} label={adminMessages.selectAll} />
        )}
        {rows.length > 0 && (
          <ExportButton resource={resource} search={query.search} total={total} onDone={onSaid} />
        )}
        <div className={barred ? 'choice choice-bar' : 'choice'}>
          <Choice
            selection={selection}
            // On a phone the card has it, for the bar has no room.
            onDuplicate={add && !small ? onDuplicate : undefined}
            onDelete={onDelete}
          />
        </div>
      </div>
    </>
  )
}

/** Never disabled: with nothing chosen a press says so [DELETE-2]. */
function Choice({
  selection,
  onDuplicate,
  onDelete,
}: {
  selection: Selection
  onDuplicate: (() => void) | undefined
  onDelete: () => void
}) {
  const texts = adminMessages
  const figure = selection.chosen.length
  return (
    <>
      <span role="status">{figure > 0 && texts.selected(figure)}</span>
      {figure > 0 && (
        <button type="button" className="btn btn-quiet" onClick={selection.clear}>
          {texts.clear}
        </button>
      )}
      {figure === 1 && onDuplicate && (
        <button
          type="button"
          className="btn btn-line duplicate"
          aria-label={texts.duplicate}
          data-tip={texts.duplicate}
          onClick={onDuplicate}
        >
          <Copy aria-hidden="true" /> <span>{texts.duplicate}</span>
        </button>
      )}
      <button
        type="button"
        className={figure ? 'btn btn-outline-danger' : 'btn btn-line'}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
        <span>
          {texts.bulkDelete}
          {figure > 0 && <span aria-hidden="true"> ({figure})</span>}
        </span>
      </button>
    </>
  )
}
