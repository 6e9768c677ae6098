import { Plus } from 'lucide-react'
import type { Resource } from '../resource'
import { adminMessages } from '../../messages/admin-screens/admin'
import { ListMessage } from './list-message'

/** The message of an empty list, or of a search without results. */
export function NoRowsMessage({
  resource: { labels, search: searchField, empty, add },
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
    <ListMessage
      picture="admin-empty"
      title={texts.noRecords}
      text={search ? texts.nothingFound(search, searchField.fields) : empty}
    >
      {search ? (
        <button type="button" className="btn btn-line mt-5" onClick={onClear}>
          {texts.clearSearch}
        </button>
      ) : (
        add && (
          <button type="button" className="btn btn-line mt-5" onClick={onAdd}>
            <Icon aria-hidden="true" />{' '}
            <span>{add.button?.label ?? texts.addFirst(labels[0])}</span>
          </button>
        )
      )}
    </ListMessage>
  )
}
