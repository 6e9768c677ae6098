import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog'
import { Form, SendButton } from '../../ui/form'
import { recordName, DataText } from '../cells/cells'
import { DialogAlert } from './dialog-alert'
import { SummaryValue, RecordDetails, recordPicture } from '../cells/record-details'
import type { AnyRow, Resource } from '../resources/resource'
import type { Removal } from './writes'
import '../../styles/admin-forms.scss'
import { adminMessages } from '../../messages/admin'
import { formMessages } from '../../messages/admin-forms'
import { commonMessages } from '../../messages/common'

/** A record that is to go, with its number in the list. */
export interface RecordToDelete {
  row: AnyRow
  number: number
}

/**
 * Asks before records go, and names what goes; the focus starts on Cancel. Where only some of many went, those that
 * are left stand here with the server's words [DELETE-3].
 */
export function DeleteDialog({
  resource,
  doomed: asked,
  present,
  onDelete,
  onClose,
  returnTo,
}: {
  resource: Resource
  doomed: RecordToDelete[]
  /** The rows that the list has now; undefined while that is not known. */
  present?: AnyRow[]
  onDelete: (doomed: RecordToDelete[]) => Promise<Removal>
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  const texts = adminMessages
  const asks = formMessages
  const [alert, setAlert] = useState<Removal>()
  const left = alert && present ? asked.filter(isAmong(present)) : asked
  const partly = left.length < asked.length
  const doomed = left.length ? left : asked
  const many = doomed.length > 1
  const went = asks.partlyThere(left.length, asked.length)

  async function send() {
    setAlert(undefined)
    const outcome = await onDelete(doomed)
    if (outcome.tone === 'danger') setAlert(outcome)
    return outcome.tone === 'success'
  }

  return (
    <Dialog
      title={asks.removal.title}
      messages={commonMessages()}
      onClose={onClose}
      returnTo={returnTo}
      className="dialog-confirm"
    >
      {(leave) => (
        <Form onSend={send}>
          <div className="modal-body" ref={reachable}>
            <DialogAlert
              alert={partly && alert?.said ? { ...alert, message: alert.said } : alert}
              note={partly ? went : asks.stillThere}
              unansweredNote={partly ? went : undefined}
              onClose={() => setAlert(undefined)}
            />
            {many ? (
              <Several resource={resource} doomed={doomed} />
            ) : (
              <One resource={resource} {...doomed[0]!} />
            )}
          </div>
          <div className="modal-footer">
            <button type="button" className="btn btn-line" data-focus="" onClick={leave}>
              {commonMessages().cancel}
            </button>
            <SendButton className="btn btn-danger" busy={texts.deleting}>
              <Trash2 aria-hidden="true" />{' '}
              {many ? asks.removal.button(doomed.length) : texts.delete}
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
      <div className="doomed">
        <div className="doomed-head">
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

function Several({ resource, doomed }: { resource: Resource; doomed: RecordToDelete[] }) {
  const texts = formMessages.removal
  const { remove, nouns, summaryFields } = resource
  return (
    <>
      <h3 className="doomed-question">{texts.question(doomed.length, nouns[1])}</h3>
      <p>
        {remove[1]} {texts.cannotUndo}
      </p>
      <ul className="doomed doomed-list" ref={reachable} aria-label={nouns[1]}>
        {doomed.map(({ row, number }) => {
          const name = recordName(resource, row, number)
          return (
            <li key={number}>
              {recordPicture(resource, row, { variant: 'deleteDialog', name, row })}
              <div>
                <strong>
                  <DataText text={name} />
                </strong>
                <span className="doomed-facts">
                  {summaryFields.map((summaryField, index) => (
                    <span className="doomed-fact" key={index}>
                      <SummaryValue {...{ resource, row, summaryField, name }} />
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

/** What is too long to be seen at once scrolls, and a keyboard must be able to. */
function reachable(place: HTMLElement | null) {
  if (place && place.scrollHeight > place.clientHeight) place.tabIndex = 0
}
