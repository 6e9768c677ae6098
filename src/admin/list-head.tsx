import { Plus, Trash2 } from 'lucide-react'
import { words } from '../content/words'
import { phone, useMedia } from '../ui/media'
import type { AnyRow, Resource } from './resource'
import { SearchBox } from './search-box'
import { SelectPage } from './select-page'
import type { Selection } from './selection'

/** The head of a list: title and Add, then search and what may be done with the chosen rows. */
export function ListHead({
  resource: { title, add, search: box },
  search,
  rows,
  selection,
  onAdd,
  onSearch,
  onDelete,
}: {
  resource: Resource
  search: string
  rows: AnyRow[]
  selection: Selection
  onAdd: () => void
  onSearch: (search: string) => void
  onDelete: () => void
}) {
  const small = useMedia(phone)
  const Icon = add?.button?.icon ?? Plus
  const some = selection.chosen.length > 0
  return (
    <>
      <div className="list-head">
        <h1 tabIndex={-1}>{title}</h1>
        {add && (
          <button type="button" className="btn btn-primary" onClick={onAdd}>
            <Icon aria-hidden="true" /> {add.button?.label ?? words('office').add}
          </button>
        )}
      </div>
      <div className="list-tools">
        <SearchBox search={search} hint={box.hint} wide={box.wide} onSearch={onSearch} />
        {small && rows.length > 0 && (
          <SelectPage rows={rows} selection={selection} label={words('office').selectAll} />
        )}
        <div className={small && some ? 'choice choice-bar' : 'choice'}>
          <Choice selection={selection} onDelete={onDelete} />
        </div>
      </div>
    </>
  )
}

/** Never disabled: with nothing chosen a press says so (SPEC 4, Row selection). */
function Choice({ selection, onDelete }: { selection: Selection; onDelete: () => void }) {
  const texts = words('office')
  const figure = selection.chosen.length
  return (
    <>
      <span role="status">{figure > 0 && texts.selected(figure)}</span>
      {figure > 0 && (
        <button type="button" className="btn btn-quiet" onClick={selection.clear}>
          {texts.clear}
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
