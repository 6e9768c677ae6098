import { formMessages } from '../../../messages/admin-screens/form/forms'
import { DataText, recordName } from '../../cells/cells'
import { recordPicture, summaryValue } from '../../cells/record-details'
import type { RecordToDelete } from '../save/delete-unchanged'
import { RemoteChangeNote, type RemoteChangesProps } from './single-record-to-delete'

/** Several records, each with its name and summary. */
export function RecordsToDelete({
  resource,
  remoteChanges,
  records,
}: RemoteChangesProps & { records: RecordToDelete[] }) {
  const texts = formMessages.delete
  const { deleteTexts, labels, summaryFields } = resource
  return (
    <>
      <h3 className="mb-1 fs-4 font-body text-body">{texts.question(records.length, labels[1])}</h3>
      <p className="mb-4">{`${deleteTexts[1]} ${texts.cannotUndo}`}</p>
      <ul
        className="delete-list list-group overflow-y-auto m-0"
        ref={makeFocusableWhenScrolled}
        aria-label={labels[1]}
      >
        {records.map(({ row, number }) => {
          const name = recordName(resource, row, number)
          return (
            <li
              key={number}
              className="list-group-item d-flex flex-shrink-0 align-items-center gap-3 px-3 py-2"
            >
              {recordPicture(resource, row, { variant: 'deleteDialog', name, row })}
              <div className="min-w-0">
                <strong className="line-clamp text-break">
                  <DataText text={name} />
                </strong>
                <span className="d-flex flex-column fs-5 text-body-secondary">
                  {summaryFields.map((summaryField, index) => (
                    <span className="text-truncate" key={index}>
                      {summaryValue(resource, summaryField, { variant: 'details', name, row })}
                    </span>
                  ))}
                </span>
                <RemoteChangeNote {...{ remoteChanges, row }} />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** An element that scrolls must be focusable, so that a keyboard can scroll it. */
export function makeFocusableWhenScrolled(element: HTMLElement | null) {
  if (element && element.scrollHeight > element.clientHeight) element.tabIndex = 0
}
