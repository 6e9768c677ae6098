import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog'
import { Form, SendButton } from '../../ui/form'
import { DialogAlert } from './dialog-alert'
import type { AnyRow, Resource } from '../resources/resource'
import type {
  DeleteOutcome,
  KnownRecords,
  RecordNews,
  RecordToDelete,
} from './save/delete-unchanged'
import { makeFocusableWhenScrolled, Several } from './records-to-delete'
import { RecordToRemove } from './record-to-remove'
import './admin-forms.scss'
import { adminMessages } from '../../messages/admin'
import { formMessages } from '../../messages/admin-forms'
import { saveMessages } from '../../messages/admin-save'
import { commonMessages } from '../../messages/common'

/**
 * Asks before records are deleted and lists them; the focus starts on Cancel. If the server deleted only some, the rest
 * stays listed with the server's message [DELETE-3].
 */
export function DeleteDialog({
  resource,
  records,
  present,
  onDelete,
  onClose,
  returnTo,
}: {
  resource: Resource
  records: RecordToDelete[]
  /** The rows of the list now; undefined if it could not be read. */
  present?: AnyRow[]
  /** `known`: the records as they were last shown; without it nothing is compared. */
  onDelete: (records: RecordToDelete[], known?: KnownRecords) => Promise<DeleteOutcome>
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  const texts = formMessages
  const [alert, setAlert] = useState<DeleteOutcome>()
  const [news, setNews] = useState<ReadonlyMap<string, RecordNews>>(new Map())
  const isRefused = alert && !alert.problem
  const left = isRefused && present ? records.filter(isAmong(present)) : records
  const partly = left.length < records.length
  const remaining = (left.length ? left : records).map(({ row, number }) => ({
    row: news.get(String(row.id))?.row ?? row,
    number,
  }))
  const isAnyway = useRef(false)
  const many = remaining.length > 1
  const went = texts.partlyThere(left.length, records.length)

  async function send() {
    setAlert(undefined)
    const known = new Map([...news].map(([id, { row }]) => [id, row]))
    const outcome = await onDelete(remaining, isAnyway.current ? undefined : known)
    isAnyway.current = false
    if (outcome.tone === 'danger') setAlert(outcome)
    if (outcome.problem?.kind === 'changed') setNews(new Map([...news, ...outcome.problem.news]))
    return outcome.tone === 'success'
  }

  return (
    <Dialog
      title={texts.removal.title}
      messages={commonMessages()}
      onClose={onClose}
      returnTo={returnTo}
      className="modal-dialog-centered modal-sm"
    >
      {(leave) => (
        <Form onSend={send}>
          <div className="modal-body" ref={makeFocusableWhenScrolled}>
            <DialogAlert
              alert={partly && alert?.said ? { ...alert, message: alert.said } : alert}
              note={alert?.problem ? undefined : partly ? went : texts.stillThere}
              unansweredNote={partly ? went : undefined}
              onClose={() => setAlert(undefined)}
            >
              {alert?.problem?.kind === 'unread' && (
                <UnreadActions onAnyway={() => (isAnyway.current = true)} />
              )}
            </DialogAlert>
            {many ? (
              <Several {...{ resource, news }} records={remaining} />
            ) : (
              <RecordToRemove {...{ resource, news }} {...remaining[0]!} />
            )}
          </div>
          <div className="modal-footer">
            <button type="button" className="btn btn-line" data-focus="" onClick={leave}>
              {commonMessages().cancel}
            </button>
            <SendButton className="btn btn-danger" busyLabel={adminMessages.deleting}>
              <Trash2 aria-hidden="true" />{' '}
              {many ? texts.removal.button(remaining.length) : adminMessages.delete}
            </SendButton>
          </div>
        </Form>
      )}
    </Dialog>
  )
}

const isAmong =
  (rows: AnyRow[]) =>
  ({ row }: RecordToDelete) =>
    rows.some(({ id }) => String(id) === String(row.id))

/** The two ways to go on when the records could not be compared. */
const UnreadActions = ({ onAnyway }: { onAnyway: () => void }) => (
  <>
    <button type="submit" className="btn btn-line btn-small">
      {saveMessages.tryAgain}
    </button>
    <button type="submit" className="btn btn-line btn-small" onClick={onAnyway}>
      {saveMessages.removal.deleteAnyway}
    </button>
  </>
)
