import { formMessages } from '../../../messages/admin-screens/form/forms'
import { saveMessages } from '../../../messages/admin-screens/form/save'
import { DataText, recordName } from '../../cells/cells'
import { RecordDetails, recordPicture } from '../../cells/record-details'
import type { AnyRow, Resource } from '../../resource'
import type { RemoteChange, RecordToDelete } from '../save/delete-unchanged'

/** Says what somebody else has changed in the record since the list was loaded; nothing if it is unchanged. */
export function RemoteChangeNote({
  remoteChanges,
  row,
}: {
  remoteChanges: ReadonlyMap<string, RemoteChange>
  row: AnyRow
}) {
  const found = remoteChanges.get(String(row.id))
  if (!found) return null
  const { changedFields, notFound } = saveMessages.delete
  return (
    <p className="mb-2 fs-5 text-body-secondary">
      {found.row ? changedFields(found.changed.join(', ')) : notFound}
    </p>
  )
}

/** Props of the parts that list records to delete; the map is keyed by record id. */
export interface RemoteChangesProps {
  resource: Resource
  remoteChanges: ReadonlyMap<string, RemoteChange>
}

/** A single record with its picture and all its fields. */
export function SingleRecordToDelete({
  resource,
  remoteChanges,
  row,
  number,
}: RemoteChangesProps & RecordToDelete) {
  const { deleteTexts, preview, name: field } = resource
  const name = recordName(resource, row, number)
  return (
    <>
      <p className="mb-4">{`${deleteTexts[0]} ${formMessages.delete.cannotUndo}`}</p>
      {preview?.(row, name)}
      <div className="card px-4 py-3">
        <div className="d-flex align-items-start gap-3 pb-3 mb-3 border-bottom">
          {!preview && recordPicture(resource, row, { variant: 'deleteDialog', name, row })}
          <strong className="align-self-center text-break">
            <DataText text={name} />
          </strong>
        </div>
        <RemoteChangeNote {...{ remoteChanges, row }} />
        <RecordDetails resource={resource} row={row} name={name} except={[field]} />
      </div>
    </>
  )
}
