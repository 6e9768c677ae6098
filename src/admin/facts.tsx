import { words } from '../content/words'
import { plain } from './cells'
import type { AnyRow, Resource } from './resource'

/** One field of a record, whole, as its column shows it. */
export function factOf({ columns }: Resource, row: AnyRow, field: string, name: string) {
  const cell = columns.find((column) => column.field === field)?.cell ?? plain
  return cell(row[field], { place: 'fact', name })
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
  const { columns, picture } = resource
  const shown = columns.filter(({ field }) => field !== picture && !except.includes(field))
  return (
    <dl className="record-facts">
      {number !== undefined && (
        <div>
          <dt>{words('office').table.id}</dt>
          <dd>{number}</dd>
        </div>
      )}
      {shown.map(({ field, label }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{factOf(resource, row, field, name)}</dd>
        </div>
      ))}
    </dl>
  )
}
