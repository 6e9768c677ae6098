import { plain } from './cells'
import type { AnyRow, CellContext, SummaryField, Resource } from '../resources/resource'
import { adminMessages } from '../../messages/admin'

/** The column that draws a record's picture: the first of its field. */
const picturing = ({ columns, picture }: Resource) => columns.find(({ field }) => field === picture)

/** A record's picture, where its kind has one. */
export const pictureOf = (resource: Resource, row: AnyRow, at: CellContext) =>
  resource.picture && picturing(resource)?.cell?.(row[resource.picture], at)

/** A fact of a record, whole, as its columns show it. */
export function FactOf({
  resource: { columns },
  row,
  fact,
  name,
}: {
  resource: Resource
  row: AnyRow
  fact: SummaryField<AnyRow>
  name: string
}) {
  const fields = [fact].flat()
  const given = fields.filter((field) => row[field])
  // Where there is nothing at all, one of them says so.
  return (given.length ? given : fields.slice(0, 1)).map((field) => {
    const cell = columns.find((column) => column.field === field)?.cell ?? plain
    return (
      <span className="fact-part" key={field}>
        {cell(row[field], { place: 'fact', name, row })}
      </span>
    )
  })
}

/** A record's fields with their labels, less those that stand elsewhere. */
export function Facts({
  resource,
  row,
  name,
  number,
  except,
}: {
  resource: Resource
  row: AnyRow
  name: string
  /** The row's number, where it is to be shown. */
  number?: number
  except: string[]
}) {
  const drawn = picturing(resource)
  const shown = resource.columns.filter(
    (column) => column !== drawn && !except.includes(column.field),
  )
  return (
    <dl className="record-facts">
      {number !== undefined && (
        <div>
          <dt>{resource.number ?? adminMessages.table.id}</dt>
          <dd>{number}</dd>
        </div>
      )}
      {shown.map(({ field, label, cell = plain }) => (
        <div key={label} data-wide={field === resource.messagePane?.text || undefined}>
          <dt>{label}</dt>
          <dd>{cell(row[field], { place: 'fact', name, row })}</dd>
        </div>
      ))}
    </dl>
  )
}
