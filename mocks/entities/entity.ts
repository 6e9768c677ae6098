import { shiftDates } from './shift-dates'
import type { Collection, Row } from '../../src/api/contract'

/** The fields of a collection's records. A field that differs from the contract does not compile. */
export type Model<P extends Collection> = {
  [F in Exclude<keyof Row<P>, 'id'>]-?: null extends Row<P>[F] ? 'nullable' : 'text'
}

/** A record before it has an id; every field is present. */
export type SeedRecord<P extends Collection> = {
  [F in keyof Model<P>]: Model<P>[F] extends 'text' ? string : string | null
}

type FieldName<P extends Collection> = keyof Model<P> & string

/** All that the mock server knows about one entity. */
export interface Entity<P extends Collection> {
  /** The path of its collection in the contract. */
  path: P
  model: Model<P>
  /** Creates sample records, oldest first; equal arguments give equal records. */
  seed: (count: number | undefined, seed: string) => SeedRecord<P>[]
  /** Values of a record that a test builds and does not name. */
  builderDefaults: Partial<SeedRecord<P>>
  /** Lengths in characters that the `long-text` scenario fills and exceeds [FORM-4]. */
  limits: { [F in FieldName<P>]?: number }
  /** Fields that the search parameter looks in. */
  searchFields: readonly FieldName<P>[]
  /** The field that another editor changes in the scenario `changed-meanwhile`. */
  colleagueEdits: FieldName<P>
  /** Fields that must not be empty, each with the message of the rejected write. */
  required?: { [F in FieldName<P>]?: string }
  /** Form fields that are named differently from the record's field. */
  aliases?: Record<string, FieldName<P>>
  /** Values that the server sets on every new record. */
  defaults?: Partial<SeedRecord<P>>
  newestFirst?: boolean
}

/** Declares an entity; the path decides which fields the rest may name. */
export const defineEntity = <P extends Collection>(entity: Entity<P>) => entity

/** Repeats hand-written rows, their days counted from the clock, up to a count; from the second round on, `nameField` gets a number. */
export function repeatRows<R extends object>(
  rows: readonly R[],
  count = rows.length,
  nameField: keyof R,
): R[] {
  return Array.from({ length: count }, (_, index) => {
    const row = shiftDates(rows[index % rows.length]!)
    const round = Math.floor(index / rows.length) + 1
    return round === 1 ? row : { ...row, [nameField]: `${String(row[nameField])} ${round}` }
  })
}
