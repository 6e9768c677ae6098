import { formMessages } from '../../messages/admin-forms'
import { saveMessages } from '../../messages/admin-save'
import { DataText, recordName } from '../cells/cells'
import { RecordDetails, recordPicture, summaryValue } from '../cells/record-details'
import type { AnyRow, Resource } from '../resources/resource'
import type { RecordNews, RecordToDelete } from './save/delete-unchanged'

/** What somebody else has done to the record meanwhile. */
function NewsLine({ news, row }: { news: ReadonlyMap<string, RecordNews>; row: AnyRow }) {
  const found = news.get(String(row.id))
  if (!found) return null
  const { changedFields, notFound } = saveMessages.removal
  return (
    <p className="mb-2 fs-5 text-body-secondary">
      {found.row ? changedFields(found.changed.join(', ')) : notFound}
    </p>
  )
}

interface WithNews {
  resource: Resource
  news: ReadonlyMap<string, RecordNews>
}

/** A single record with its picture and all its fields. */
export function One({ resource, news, row, number }: WithNews & RecordToDelete) {
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

/** Several records, each with its name and summary. */
export function Several({ resource, news, records }: WithNews & { records: RecordToDelete[] }) {
  const texts = formMessages.removal
  const { remove, labels, summaryFields } = resource
  return (
    <>
      <h3 className="mb-1 fs-4 font-body text-body">{texts.question(records.length, labels[1])}</h3>
      <p className="mb-4">
        {remove[1]} {texts.cannotUndo}
      </p>
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
                <strong className="text-break">
                  <DataText text={name} />
                </strong>
                <span className="d-flex flex-column flex-md-row column-gap-4 fs-5 text-body-secondary">
                  {summaryFields.map((summaryField, index) => (
                    <span className="text-truncate" key={index}>
                      {summaryValue(resource, summaryField, { variant: 'details', name, row })}
                    </span>
                  ))}
                </span>
                <NewsLine {...{ news, row }} />
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
