import { formMessages } from '../../messages/admin-forms'
import { saveMessages } from '../../messages/admin-save'
import { DataText, recordName } from '../cells/cells'
import { RecordDetails, recordPicture } from '../cells/record-details'
import type { AnyRow, Resource } from '../resources/resource'
import type { RecordNews, RecordToDelete } from './save/delete-unchanged'

/** What somebody else has done to the record meanwhile. */
export function NewsLine({ news, row }: { news: ReadonlyMap<string, RecordNews>; row: AnyRow }) {
  const found = news.get(String(row.id))
  if (!found) return null
  const { changedFields, notFound } = saveMessages.removal
  return (
    <p className="mb-2 fs-5 text-body-secondary">
      {found.row ? changedFields(found.changed.join(', ')) : notFound}
    </p>
  )
}

/** The records of the dialog, with what others changed in them. */
export interface WithNews {
  resource: Resource
  news: ReadonlyMap<string, RecordNews>
}

/** A single record with its picture and all its fields. */
export function RecordToRemove({ resource, news, row, number }: WithNews & RecordToDelete) {
  const { remove, preview, name: field } = resource
  const name = recordName(resource, row, number)
  return (
    <>
      <p className="mb-4">
        {remove[0]} {formMessages.removal.cannotUndo}
      </p>
      {preview?.(row, name)}
      <div className="card px-4 py-3">
        <div className="d-flex align-items-start gap-3 pb-3 mb-3 border-bottom">
          {!preview && recordPicture(resource, row, { variant: 'deleteDialog', name, row })}
          <strong className="align-self-center text-break">
            <DataText text={name} />
          </strong>
        </div>
        <NewsLine {...{ news, row }} />
        <RecordDetails resource={resource} row={row} name={name} except={[field]} />
      </div>
    </>
  )
}
