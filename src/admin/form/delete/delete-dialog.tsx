import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog'
import { Form, SendButton } from '../../../ui/form/form'
import { DialogAlert } from '../dialog-alert'
import type { AnyRow, Resource } from '../../resource'
import type {
  DeleteOutcome,
  LastSeenRecords,
  RemoteChange,
  RecordToDelete,
} from '../save/delete-unchanged'
import { makeFocusableWhenScrolled, RecordsToDelete } from './records-to-delete'
import { SingleRecordToDelete } from './single-record-to-delete'
import '../../../styles/admin-forms.scss'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import { saveMessages } from '../../../messages/admin-screens/form/save'
import { commonMessages } from '../../../messages/common'

/**
 * Asks before records are deleted and lists them; the focus starts on Cancel. If the server deleted only some, the others
 * stay listed with the server's message [DELETE-3].
 */
export function DeleteDialog({
  resource,
  records,
  currentRows,
  onDelete,
  onClose,
  returnTo,
}: {
  resource: Resource
  records: RecordToDelete[]
  /** The current rows of the list; undefined if it could not be read. */
  currentRows?: AnyRow[]
  /** `lastSeen`: the records as they were last shown; without it nothing is compared. */
  onDelete: (records: RecordToDelete[], lastSeen?: LastSeenRecords) => Promise<DeleteOutcome>
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  const texts = formMessages
  const [alert, setAlert] = useState<DeleteOutcome>()
  const [remoteChanges, setRemoteChanges] = useState<ReadonlyMap<string, RemoteChange>>(new Map())
  const isRefused = alert && !alert.problem
  const notDeleted = isRefused && currentRows ? records.filter(isIn(currentRows)) : records
  const isPartlyDeleted = notDeleted.length < records.length
  const remaining = (notDeleted.length ? notDeleted : records).map(({ row, number }) => ({
    row: remoteChanges.get(String(row.id))?.row ?? row,
    number,
  }))
  const deletesAnyway = useRef(false)
  const hasSeveral = remaining.length > 1
  const partlyDeletedText = texts.partlyThere(notDeleted.length, records.length)

  async function send() {
    setAlert(undefined)
    const lastSeen = new Map([...remoteChanges].map(([id, { row }]) => [id, row]))
    const outcome = await onDelete(remaining, deletesAnyway.current ? undefined : lastSeen)
    deletesAnyway.current = false
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
      {(leave) => (
        <Form className="vstack" onSend={send} retryAt={alert?.retryAt}>
          <div className="modal-body" ref={makeFocusableWhenScrolled}>
            <DialogAlert
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
              {alert?.problem?.kind === 'read-failed' && (
                <ReadFailedActions onAnyway={() => (deletesAnyway.current = true)} />
              )}
            </DialogAlert>
            {hasSeveral ? (
              <RecordsToDelete {...{ resource, remoteChanges }} records={remaining} />
            ) : (
              <SingleRecordToDelete {...{ resource, remoteChanges }} {...remaining[0]!} />
            )}
          </div>
          <div className="modal-footer">
            <button type="button" className="btn btn-line" data-focus="" onClick={leave}>
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
  (rows: AnyRow[]) =>
  ({ row }: RecordToDelete) =>
    rows.some(({ id }) => String(id) === String(row.id))

/** The buttons after a failed comparison: try again, or delete without comparing. */
const ReadFailedActions = ({ onAnyway }: { onAnyway: () => void }) => (
  <>
    <button type="submit" className="btn btn-line btn-small">
      {saveMessages.tryAgain}
    </button>
    <button type="submit" className="btn btn-line btn-small" onClick={onAnyway}>
      {saveMessages.delete.deleteAnyway}
    </button>
  </>
)
