import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Collection, Draft, Id, Patch, Row } from '../../api/contract'
import type { ControlProps } from '../../ui/field'
import type { Recommended } from '../../ui/picture-field'
import type { MailLog } from '../pane/replied'

/** Any record, once its resource file has been checked against the contract. */
export type AnyRow = { id?: Id } & Record<string, unknown>

/**
 * Where a value is shown, and whose it is: cut to two lines in the `table`, whole in a list of facts, small at the
 * head of a phone's `card`, and where nothing can be pressed in the list of what is `doomed`.
 */
export interface At {
  place: 'table' | 'fact' | 'card' | 'doomed'
  name: string
  row: AnyRow
}

/** A column of the table and a fact of the card: one field of the record, as text unless a cell says otherwise. */
export type Column<R> = {
  [K in keyof R & string]-?: {
    field: K
    label: string
    cell?: (value: R[K], at: At) => ReactNode
    /** Pixels; the columns without share what is left. */
    width?: number
  }
}[keyof R & string]

/** Asks for one value: given the wiring of its field, the text to open with, and the record that is edited. */
export type Control = (control: ControlProps, value: string, row?: AnyRow) => ReactNode

/**
 * How a value is asked for, by name: a resource is data, and the controls come with the form. A picture is asked for with
 * the size that the website shows it at, a choice with its words.
 */
export type ControlKind =
  | 'text'
  | 'lines'
  | 'address'
  | 'email'
  | 'mail'
  | 'date'
  | 'time'
  | 'attachment'
  | { picture: Recommended | 'any size' }
  | { choice: string[] }

/** One question of the form, asked in a text box unless `as` names another control. */
export interface Field<Name extends string = string, Own extends string = string> {
  field: Name
  /** The record's own field, where the form's is called otherwise (mail: `Body` from `body`). */
  from?: Own
  label: string
  hint?: string
  /** Without it a save is stopped; `add`: only a new record's. */
  required?: true | 'add'
  /** Characters; more than that warns and does not block [FORM-4]. */
  limit?: number
  /** Columns of twelve; the whole width unless told. */
  span?: 3 | 4 | 6 | 8 | 12
  as?: ControlKind
}

/** A row's way to another screen, such as Reply. */
export interface RowLink<R> {
  label: string
  icon: LucideIcon
  to: (row: R) => string
  /** What travels along in the browser's history, and not in the address. */
  carries?: (resource: Resource, row: AnyRow) => unknown
}

/** Which fields make a message: it opens in a pane beside the list [LIST-13]. */
export interface Reads<R> {
  subject: keyof R & string
  text: keyof R & string
  at: keyof R & string
  email: keyof R & string
  /** Who wrote it; without, the admin did, and `email` is who received it. */
  sender?: keyof R & string
  /** Reads the log that tells whether it was answered, once for each part of the list. */
  log?: (signal: AbortSignal) => MailLog
}

/** A fact of a card: a field, or several that are read together. */
export type Fact<R> = (keyof R & string) | (keyof R & string)[]

/** How the form of a new record opens. */
interface Adding<D> {
  title: string
  /** What the button says that opens it; "Add" unless told. */
  button?: { label: string; icon: LucideIcon }
  /** Values found in the address and in what came with it; a form that finds some opens by itself. */
  prefill?: (
    query: URLSearchParams,
    state?: unknown,
  ) => { [K in keyof D & string]?: string } | undefined
  /** Replaces the server's words when it turns the record down [WIRE-10]. */
  refused?: string
}

/** A part that exists only where the contract has the call: `never` forbids it. */
type Where<Call, Part> = [Call] extends [never] ? never : Part

/** What a form may ask: fields that every write of the collection takes. */
type Asked<D, P> = [D] extends [never]
  ? keyof P & string
  : [P] extends [never]
    ? keyof D & string
    : keyof D & keyof P & string

/** A admin collection as data; what is absent the screen does not have. */
interface Shape<R, D, P> {
  title: string
  /** What one record and several are called within a sentence. */
  nouns: [one: string, many: string]
  /** The search box's words, the fields it looks into as a sentence names them, and whether the box is wide. */
  search: { hint: string; fields: string; wide?: true }
  /** Said while there is no record: what adding one does. */
  empty: string
  /** The field that names a record. */
  name: keyof R & string
  /** The field that holds its picture; the first column of that field draws it everywhere. */
  picture?: keyof R & string
  /** The two facts that a phone's card shows beside the name. */
  facts: [Fact<R>, Fact<R>]
  /** What the column of row numbers is called; "Id" unless told. */
  number?: string
  columns: Column<R>[]
  /** Pixels that the table needs; on a narrower screen it scrolls within its sheet. */
  minWidth: number
  /** What is a message opens in a pane; without, a row has no more to show. */
  reads?: Reads<R>
  /** Where a row leads, before its Edit and Delete. */
  links?: RowLink<R>[]
  /** What the form asks, adding and editing alike. */
  fields?: Where<D | P, Field<Asked<D, P>, keyof R & string>[]>
  /** Whether the form's dialog is the wide one, for pictures and several columns. */
  wide?: true
  add?: Where<D, Adding<D>>
  edit?: Where<P, { title: string }>
  /** What deleting does, said of one and of several. */
  remove: [one: string, many: string]
  /** Shown above a single record that is to be deleted. */
  preview?: (row: R, name: string) => ReactNode
}

/** A admin collection as the shared screen sees it. */
export type Resource = { path: Collection } & Shape<AnyRow, AnyRow, AnyRow>

/**
 * Checks a resource against its collection in the contract, then forgets which one it was, so that
 * one list mechanism takes them all: a wrong field or an `add` without a POST does not compile.
 */
export const resource = <P extends Collection>(
  path: P,
  shape: Shape<Row<P>, Draft<P>, Patch<P>>,
): Resource & { path: P } => ({ path, ...shape }) as unknown as Resource & { path: P }
