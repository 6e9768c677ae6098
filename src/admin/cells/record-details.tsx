import { Fragment } from 'react'
import { textCell } from './cells'
import type { AnyRecord, CellContext, Resource, SummaryField } from '../resource'
import { adminMessages } from '../../messages/admin-screens/admin'
import type { Elements } from '../../ui/elements'

const findPictureColumn = ({ columns, picture }: Resource) =>
  columns.find(({ field }) => field === picture)

/** A record's picture as its column draws it, which is no text; nothing for a resource without pictures. */
export const recordPicture = (resource: Resource, record: AnyRecord, context: CellContext) =>
  resource.picture &&
  (findPictureColumn(resource)?.cell?.(record[resource.picture], context) as Elements)

/** The values of a summary field, untruncated and with dots between them, as the columns show them. */
export function summaryValue(
  { columns }: Resource,
  summaryField: SummaryField<AnyRecord>,
  context: CellContext,
) {
  const fields = [summaryField].flat()
  const filled = fields.filter((field) => context.record[field])
  // If all values are empty, show the first with its placeholder.
  const parts = (filled.length ? filled : fields.slice(0, 1)).map((field) => {
    const cell = columns.find((column) => column.field === field)?.cell ?? textCell
    return { field, content: cell(context.record[field], context) }
  })
  const texts = parts.map(({ content }) => content).filter((content) => typeof content === 'string')
  if (texts.length === parts.length) return texts.join(' · ')
  return parts.map(({ field, content }, index) => (
    <Fragment key={field}>
      {index > 0 && <span> · </span>}
      <span>{content}</span>
    </Fragment>
  ))
}

/** A record's fields with their labels, except the picture and those in `except`. */
export function RecordDetails({
  resource,
  record,
  name,
  number,
  except,
}: {
  resource: Resource
  record: AnyRecord
  name: string
  /** The record's number; not shown if absent. */
  number?: number
  except: string[]
}) {
  const pictureColumn = findPictureColumn(resource)
  const columns = resource.columns.filter(
    (column) => column !== pictureColumn && !except.includes(column.field),
  )
  return (
    <dl className="record-details vstack gap-2 m-0">
      {number !== undefined && (
        <div>
          <dt className="fw-normal text-body-secondary">
            {resource.number ?? adminMessages.table.id}
          </dt>
          <dd className="m-0">{number}</dd>
        </div>
      )}
      {columns.map(({ field, label, cell = textCell }) => (
        <div key={label} data-wide={field === resource.messagePane?.text || undefined}>
          <dt className="fw-normal text-body-secondary">{label}</dt>
          <dd className="m-0 text-break text-pre-line">
            {cell(record[field], { variant: 'details', name, record })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
