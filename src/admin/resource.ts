import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type {
  Collection,
  CreateBody,
  FieldName,
  FormValues,
  Id,
  UpdateBody,
  Row,
} from '../api/contract'
import type { ControlProps } from '../ui/form/field'
import type { Elements } from '../ui/elements'

/** A record of any collection; its declaration has been checked against the contract. */
export type AnyRecord = { id?: Id } & Record<string, unknown>

/** The place of a record, or of its version with the same id; -1 if there is none. */
export function indexOfRecord(records: AnyRecord[], record: AnyRecord) {
  const index = records.indexOf(record)
  if (index >= 0 || record.id === undefined) return index
  return records.findIndex(({ id }) => String(id) === String(record.id))
}

/**
 * Where a cell is rendered and for which record: two lines in the `table`, the whole text among the `details`, small in
 * a phone's `card`, without buttons in the `deleteDialog`.
 */
export interface CellContext {
  variant: 'table' | 'details' | 'card' | 'deleteDialog'
  name: string
  record: AnyRecord
  /** In a list: the mail that replies to this message. */
  mailReply?: MailReply
}

/** Page, page size and search of a list, as its URL holds them. */
export interface ListQuery {
  page: number
  size: number
  search: string
  /** The month that is shown instead of a page, `2026-11`. */
  month?: string
}

/** A column of the table and a line of the card: one field of the record, as text unless `cell` renders it. */
export type Column<R> = {
  [K in keyof R & string]-?: {
    field: K
    label: string
    cell?: (value: R[K], context: CellContext) => ReactNode
    /** Pixels; columns without a width share the rest. */
    width?: number
  }
}[keyof R & string]

/** Renders the input of one field from its id and ARIA props, its initial text, and the record that is edited. */
export type Control = (control: ControlProps, value: string, record?: AnyRecord) => Elements

/** The kind of a field's input, by name: the controls are loaded with the form, not with the declaration. */
export type ControlKind =
  | 'text'
  | 'textarea'
  | 'url'
  | 'video'
  | 'email'
  | 'mail'
  | 'date'
  | 'time'
  | 'attachment'
  | { picture: { width: number; height: number } | 'any size' }
  | { choice: string[] }

/** One field of the form, a text input unless `control` names another one. */
export interface FieldDefinition<Name extends string = FieldName, Own extends string = string> {
  field: Name
  /** The record's field, where the API gives the form's field another name (mail: `Body` from `body`). */
  recordField?: Own
  label: string
  hint?: string
  /** An empty field stops the save; with `add` only that of a new record. */
  required?: true | 'add'
  /** Asked about once where it is empty: a new record without it and without a file is rarely meant. */
  emptyQuestion?: string
  /** Characters; a longer text is warned about and not blocked. */
  limit?: number
  /** Shown and sent, and not changed by the person. */
  readOnly?: true
  /** Columns of twelve; 12 by default. */
  span?: 3 | 4 | 6 | 8 | 12
  control?: ControlKind
}

/** The icon of a link: the styles have it for the table, row-actions.tsx for cards and the reading pane. */
export type RowLinkIcon = 'reply'

/** A link from a record to another screen, such as Reply. */
export interface RowLink<R> {
  label: string
  icon: RowLinkIcon
  to: (record: R) => string
  /** State of the history entry, for what must not be in the URL. */
  state?: (resource: Resource, record: AnyRecord) => unknown
}

/** A link in the head of a list to another screen of the same records. */
export interface ListView {
  label: string
  icon: LucideIcon
  to: string
}

/** The date of the mail that replies to a message; one that was just sent has none yet. */
export type MailReply = Pick<Mail, 'datetime' | 'isJustSent'>

/** Mails that may be replies, keyed by receiver and subject, in the order of the log. */
export type MailReplies = Map<string, Mail[]>

/** A mail of the log, or one that was sent after the log was read. */
export type Mail = Omit<Row<'/admin/api/mailrequest'>, 'id'> & { isJustSent?: true }

/** The mail log of a list: empty until it is loaded, which its first subscriber starts. */
export interface MailLog {
  get: () => MailReplies
  subscribe: (listener: () => void) => () => void
  /** Marks a message that was just answered, whatever subject the answer had. */
  markAnswered: (record: AnyRecord, fields: MessageFields<AnyRecord>) => void
}

export interface MessageFields<R> {
  subject: keyof R & string
  text: keyof R & string
  at: keyof R & string
  email: keyof R & string
  /** The sender's name; without it the admin sent the message, and `email` is its receiver. */
  sender?: keyof R & string
  /** Creates the mail log, which tells whether the message was replied to; called once for a visit of the list. */
  log?: () => MailLog
  /** The resource of the mails that answer the message. */
  answer?: Resource
}

/** A field of a card's summary, or several that are shown together. */
export type SummaryField<R> = (keyof R & string) | (keyof R & string)[]

interface AddForm<D> {
  title: string
  /** The button that opens it; "Add" by default. */
  button?: { label: string; icon: LucideIcon }
  /** The icon of its Submit, where that does more than add a record. */
  submitIcon?: LucideIcon
  /** Initial values from the URL and the history state; if there are any, the form opens with the screen. */
  prefill?: (
    query: URLSearchParams,
    state?: unknown,
  ) => { [K in keyof D & string]?: string } | undefined
  /** Whether many pictures can be added at once. */
  multiple?: true
  /** Replaces the server's message when it rejects the record. */
  refused?: string
}

/** A part that is allowed only if the contract has the call; without the call its type is `never`. */
type IfAllowed<Call, Part> = [Call] extends [never] ? never : Part

/** The fields that every write of the collection accepts. */
type WritableField<D, P> = [D] extends [never]
  ? keyof P & string
  : [P] extends [never]
    ? keyof D & string
    : keyof D & keyof P & string

/** The declaration of an admin list; the screen shows only the parts that are declared. */
interface Shape<R, D, P> {
  title: string
  /** A line below the title. */
  note?: string
  /** The singular and the plural, for sentences. */
  labels: { singular: string; plural: string }
  /** The placeholder of the search box, and the searched fields as a sentence names them. */
  search: { hint: string; fields: string; size?: 'lg' }
  /** Shown while the list is empty: says where records come from or appear. */
  empty: string
  /** The field that is the record's name. */
  name: keyof R & string
  /** The field of the record's picture; the first column of that field renders it everywhere. */
  picture?: keyof R & string
  /** The two fields that a phone's card shows below the name. */
  summaryFields: [SummaryField<R>, SummaryField<R>]
  /** The heading of the column of numbers; "Id" by default. */
  number?: string
  columns: Column<R>[]
  /** A record that is a message opens in the reading pane. */
  messagePane?: MessageFields<R>
  /** Other screens of the same records. */
  views?: ListView[]
  /** When a record takes place, a day and a time: the list can then be shown as a month. */
  calendar?: { date: WritableField<D, P> & keyof R; time: keyof R & string }
  /** Links of a record, before its Edit and Delete. */
  links?: RowLink<R>[]
  /** The fields of the form, for new and for edited records. */
  fields?: IfAllowed<D | P, FieldDefinition<WritableField<D, P>, keyof R & string>[]>
  /** The size of the form's dialog: large for pictures and several columns. */
  size?: 'lg'
  add?: IfAllowed<D, AddForm<D>>
  /** Records can be added from a CSV file: their form needs no file. */
  canImport?: IfAllowed<D, true>
  edit?: IfAllowed<P, { title: string }>
  /** Says what deleting does, for one record and for several. */
  deleteTexts: { singular: string; plural: string }
  /** Shown in the delete dialog above a single record. */
  preview?: (record: R, name: string) => Elements
}

/** A declaration as the shared list screen takes it, for any collection. */
export type Resource = { path: Collection } & Shape<AnyRecord, FormValues, FormValues>

/**
 * Checks a declaration against its collection: a wrong field, or an `add` without a POST, does not compile. The cast
 * widens the record's type, so that one list screen takes every resource.
 */
export const resource = <P extends Collection>(
  path: P,
  shape: Shape<Row<P>, CreateBody<P>, UpdateBody<P>>,
): Resource & { path: P } => ({ path, ...shape }) as unknown as Resource & { path: P }
