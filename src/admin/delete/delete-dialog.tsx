import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog'
import { Form, SendButton } from '../../ui/form/form'
import { WriteAlert } from '../form/write-alert'
import { indexOfRecord, type AnyRecord, type Resource } from '../resource'
import type {
  DeleteOutcome,
  LastSeenRecords,
  RemoteChange,
  RecordToDelete,
} from './delete-unchanged'
import '../../styles/admin-forms.scss'
import { adminMessages } from '../../messages/admin-screens/admin'
import { formMessages } from '../../messages/admin-screens/form/forms'
import { saveMessages } from '../../messages/admin-screens/form/save'
import { commonMessages } from '../../messages/common'
import { DataText, recordName } from '../cells/cells'
import { recordPicture, summaryValue, RecordDetails } from '../cells/record-details'

/**
 * Asks before records are deleted and lists them; the focus starts on Cancel. If the server deleted only some, the
 * others stay listed with the server's message.
 */
export function DeleteDialog({
  resource,
  records,
  currentRecords,
  onDelete,
  onClose,
  returnTo,
}: {
  resource: Resource
  records: RecordToDelete[]
  /** The current records of the list; undefined if it could not be read. */
  currentRecords?: AnyRecord[]
  /** `lastSeen`: the changes of others that the dialog has shown; without it nothing is compared. */
  onDelete: (
    records: RecordToDelete[],
    lastSeen: LastSeenRecords | undefined,
    form: HTMLFormElement,
  ) => Promise<DeleteOutcome>
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  const texts = formMessages
  const [alert, setAlert] = useState<DeleteOutcome>()
  const [remoteChanges, setRemoteChanges] = useState<ReadonlyMap<string, RemoteChange>>(new Map())
  const isRefused = alert && !alert.problem
  const notDeleted = isRefused && currentRecords ? records.filter(isIn(currentRecords)) : records
  const isPartlyDeleted = notDeleted.length < records.length
  const remaining = (notDeleted.length ? notDeleted : records).map(({ record, number }) => ({
    record: remoteChanges.get(String(record.id))?.record ?? record,
    number,
  }))
  const hasSeveral = remaining.length > 1
  const partlyDeletedText = texts.partlyThere(notDeleted.length, records.length)

  async function send(values: FormData, form: HTMLFormElement) {
    setAlert(undefined)
    const lastSeen = new Map([...remoteChanges].map(([id, { record }]) => [id, record]))
    const outcome = await onDelete(remaining, values.has(anywayName) ? undefined : lastSeen, form)
    if (outcome.tone === 'danger') setAlert(outcome)
    if (outcome.problem?.kind === 'changed')
      setRemoteChanges(new Map([...remoteChanges, ...outcome.problem.remoteChanges]))
    return outcome.tone === 'success'
  }

  return (
    <Dialog
      title={texts.delete.title}
      messages={commonMessages()}
      onClose={onClose}
      returnTo={returnTo}
      className="modal-dialog-centered modal-sm"
    >
      {({ requestClose }) => (
        <Form className="vstack" onSend={send} retryAt={alert?.retryAt}>
          <div className="modal-body" ref={makeFocusableWhenScrolled}>
            <WriteAlert
              alert={
                isPartlyDeleted && alert?.serverMessage
                  ? { ...alert, message: alert.serverMessage }
                  : alert
              }
              note={
                alert?.problem ? undefined : isPartlyDeleted ? partlyDeletedText : texts.stillThere
              }
              noResponseNote={isPartlyDeleted ? partlyDeletedText : undefined}
              onClose={() => setAlert(undefined)}
            >
              {alert?.problem?.kind === 'read-failed' && <ReadFailedActions />}
            </WriteAlert>
            {hasSeveral ? (
              <RecordsToDelete
                resource={resource}
                remoteChanges={remoteChanges}
                records={remaining}
              />
            ) : (
              <SingleRecordToDelete
                resource={resource}
                remoteChanges={remoteChanges}
                {...remaining[0]!}
              />
            )}
          </div>
          <div className="modal-footer">
            <button type="button" className="btn btn-line" data-focus="" onClick={requestClose}>
              {commonMessages().cancel}
            </button>
            <SendButton className="btn btn-danger" busyLabel={adminMessages.deleting}>
              <Trash2 aria-hidden="true" />{' '}
              <span>
                {hasSeveral ? texts.delete.button(remaining.length) : adminMessages.delete}
              </span>
            </SendButton>
          </div>
        </Form>
      )}
    </Dialog>
  )
}

const isIn =
  (records: AnyRecord[]) =>
  ({ record }: RecordToDelete) =>
    indexOfRecord(records, record) >= 0

/** The name of the button that deletes without comparing. */
const anywayName = 'anyway'

/** The buttons after a failed comparison: try again, or delete without comparing. */
const ReadFailedActions = () => (
  <>
    <button type="submit" className="btn btn-line btn-small">
      {saveMessages.tryAgain}
    </button>
    <button type="submit" className="btn btn-line btn-small" name={anywayName}>
      {saveMessages.delete.deleteAnyway}
    </button>
  </>
)

/** Several records, each with its name and summary. */
function RecordsToDelete({
  resource,
  remoteChanges,
  records,
}: RemoteChangesProps & { records: RecordToDelete[] }) {
  const texts = formMessages.delete
  const { deleteTexts, labels, summaryFields } = resource
  return (
    <>
      <h3 className="mb-1 fs-4 font-body text-body">
        {texts.question(records.length, labels.plural)}
      </h3>
      <p className="mb-4">{`${deleteTexts.plural} ${texts.cannotUndo}`}</p>
      <ul
        className="delete-list list-group overflow-y-auto m-0"
        ref={makeFocusableWhenScrolled}
        aria-label={labels.plural}
      >
        {records.map(({ record, number }) => {
          const name = recordName(resource, record, number)
          return (
            <li
              key={number}
              className="list-group-item d-flex flex-shrink-0 align-items-center gap-3 px-3 py-2"
            >
              {recordPicture(resource, record, { variant: 'deleteDialog', name, record })}
              <div className="min-w-0">
                <strong className="line-clamp text-break">
                  <DataText text={name} />
                </strong>
                <span className="d-flex flex-column fs-5 text-body-secondary">
                  {summaryFields.map((summaryField, index) => (
                    <span className="text-truncate" key={index}>
                      {summaryValue(resource, summaryField, { variant: 'details', name, record })}
                    </span>
                  ))}
                </span>
                <RemoteChangeNote remoteChanges={remoteChanges} record={record} />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** An element that scrolls must be focusable, so that a keyboard can scroll it. */
function makeFocusableWhenScrolled(element: HTMLElement | null) {
  if (element && element.scrollHeight > element.clientHeight) element.tabIndex = 0
}

/** Says what somebody else has changed in the record since the list was loaded; nothing if it is unchanged. */
function RemoteChangeNote({
  remoteChanges,
  record,
}: {
  remoteChanges: ReadonlyMap<string, RemoteChange>
  record: AnyRecord
}) {
  const found = remoteChanges.get(String(record.id))
  if (!found) return null
  const { changedFields, notFound } = saveMessages.delete
  return (
    <p className="mb-2 fs-5 text-body-secondary">
      {found.record ? changedFields(found.changed.join(', ')) : notFound}
    </p>
  )
}

/** Props of the parts that list records to delete; the map is keyed by record id. */
interface RemoteChangesProps {
  resource: Resource
  remoteChanges: ReadonlyMap<string, RemoteChange>
}

/** A single record with its picture and all its fields. */
function SingleRecordToDelete({
  resource,
  remoteChanges,
  record,
  number,
}: RemoteChangesProps & RecordToDelete) {
  const { deleteTexts, preview, name: field } = resource
  const name = recordName(resource, record, number)
  return (
    <>
      <p className="mb-4">{`${deleteTexts.singular} ${formMessages.delete.cannotUndo}`}</p>
      {preview?.(record, name)}
      <div className="card px-4 py-3">
        <div className="d-flex align-items-start gap-3 pb-3 mb-3 border-bottom">
          {!preview && recordPicture(resource, record, { variant: 'deleteDialog', name, record })}
          <strong className="align-self-center text-break">
            <DataText text={name} />
          </strong>
        </div>
        <RemoteChangeNote remoteChanges={remoteChanges} record={record} />
        <RecordDetails resource={resource} record={record} name={name} except={[field]} />
      </div>
    </>
  )
}
