import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog'
import { Form, SendButton } from '../../ui/form'
import { recordName, DataText } from '../cells/cells'
import { DialogAlert } from './dialog-alert'
import { RecordDetails, recordPicture, summaryValue } from '../cells/record-details'
import type { AnyRow, Resource } from '../resources/resource'
import type { DeleteOutcome } from './writes'
import '../../styles/admin-forms.scss'
import { adminMessages } from '../../messages/admin'
import { formMessages } from '../../messages/admin-forms'
import { commonMessages } from '../../messages/common'

/** A record to delete, with its number in the list. */
export interface RecordToDelete {
  row: AnyRow
  number: number
}

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
  onDelete: (records: RecordToDelete[]) => Promise<DeleteOutcome>
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  const texts = formMessages
  const [alert, setAlert] = useState<DeleteOutcome>()
  const left = alert && present ? records.filter(isAmong(present)) : records
  const partly = left.length < records.length
  const remaining = left.length ? left : records
  const many = remaining.length > 1
  const went = texts.partlyThere(left.length, records.length)

  async function send() {
    setAlert(undefined)
    const outcome = await onDelete(remaining)
    if (outcome.tone === 'danger') setAlert(outcome)
    return outcome.tone === 'success'
  }

  return (
    <Dialog
      title={texts.removal.title}
      messages={commonMessages()}
      onClose={onClose}
      returnTo={returnTo}
      className="dialog-confirm"
    >
      {(leave) => (
        <Form onSend={send}>
          <div className="modal-body" ref={makeFocusableWhenScrolled}>
            <DialogAlert
              alert={partly && alert?.said ? { ...alert, message: alert.said } : alert}
              note={partly ? went : texts.stillThere}
              unansweredNote={partly ? went : undefined}
              onClose={() => setAlert(undefined)}
            />
            {many ? (
              <Several resource={resource} records={remaining} />
            ) : (
              <One resource={resource} {...remaining[0]!} />
            )}
          </div>
          <div className="modal-footer">
            <button type="button" className="btn btn-line" data-focus="" onClick={leave}>
              {commonMessages().cancel}
            </button>
            <SendButton className="btn btn-danger" busy={adminMessages.deleting}>
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

function One({ resource, row, number }: { resource: Resource } & RecordToDelete) {
  const { remove, preview, name: field } = resource
  const name = recordName(resource, row, number)
  return (
    <>
      <p>
        {remove[0]} {formMessages.removal.cannotUndo}
      </p>
      {preview?.(row, name)}
      <div className="delete-records">
        <div className="delete-head">
          {!preview && recordPicture(resource, row, { variant: 'deleteDialog', name, row })}
          <strong>
            <DataText text={name} />
          </strong>
        </div>
        <RecordDetails resource={resource} row={row} name={name} except={[field]} />
      </div>
    </>
  )
}

function Several({ resource, records }: { resource: Resource; records: RecordToDelete[] }) {
  const texts = formMessages.removal
  const { remove, labels, summaryFields } = resource
  return (
    <>
      <h3 className="delete-question">{texts.question(records.length, labels[1])}</h3>
      <p>
        {remove[1]} {texts.cannotUndo}
      </p>
      <ul
        className="delete-records delete-list"
        ref={makeFocusableWhenScrolled}
        aria-label={labels[1]}
      >
        {records.map(({ row, number }) => {
          const name = recordName(resource, row, number)
          return (
            <li key={number}>
              {recordPicture(resource, row, { variant: 'deleteDialog', name, row })}
              <div>
                <strong>
                  <DataText text={name} />
                </strong>
                <span className="delete-summary">
                  {summaryFields.map((summaryField, index) => (
                    <span className="delete-summary-field" key={index}>
                      {summaryValue(resource, summaryField, { variant: 'details', name, row })}
                    </span>
                  ))}
                </span>
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
