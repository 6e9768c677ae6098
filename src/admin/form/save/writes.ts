import { oneOrList } from '../../../lib/one-or-list'
import type { AlertContent } from '../../../ui/alert/alert-message'
import type { ApiResult } from '../../../api/client'
import { addRecord, deleteRecords, updateRecord } from '../../../api/collection'
import type { Collection, FormValues, UpdateBody } from '../../../api/contract'
import { alertFor, type FormField, type WriteMessages } from '../../../alerts/alert-for'
import type { Message } from '../../../api/refusal'
import { toText } from '../../../lib/to-text'
import { saveMessages } from '../../../messages/admin-screens/form/save'
import { hasFailed } from '../../cells/mail-status-cell'
import type { AnyRecord, ListQuery, Resource } from '../../resource'
import {
  findAdded,
  findDeleted,
  findKept,
  findUpdated,
  settle,
  type KeptField,
  type ShownList,
} from './settle'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { fieldId } from '../form-values'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import { alertMessages } from '../../../messages/alerts'

function writeMessages(
  own: Pick<WriteMessages, 'refused' | 'failed' | 'noResponse' | 'uncertain'> = {},
): WriteMessages {
  const { done, unauthorized, forbidden, wrong, busy, refusedBefore, atField, reference } =
    alertMessages()
  const { noResponse, stopped, uncertain, redirected, tooLarge } = formMessages
  return {
    success: done,
    unauthorized,
    forbidden,
    fallback: wrong,
    noResponse,
    stopped,
    uncertain,
    tooLarge,
    busy,
    redirected,
    refusedBefore,
    atField,
    reference,
    ...own,
  }
}

/** The fields of a resource's form with the ids of their controls, for the server's words about them. */
const fieldsOf = ({ fields = [], picture }: Resource): FormField[] =>
  fields.map(({ field, recordField, label }) => ({
    name: field,
    label,
    id: fieldId(field),
    aliases: [
      ...(recordField ? [recordField] : []),
      ...(field === 'file' && picture ? [picture] : []),
    ],
  }))

/** The alert of a failed read before a write; after a 401 it links to sign-in. */
export const readFailureOf = (result: ApiResult<object>, message: string): AlertContent =>
  alertFor(result, writeMessages({ refused: message, failed: message }))

/** Adds a record with the form's fields, and a file if one was chosen. `shown`: the list before it. */
export async function sendNewRecord(
  resource: Resource,
  values: FormValues,
  shown?: ShownList,
): Promise<AlertContent> {
  const sent = await addRecord(resource.path, values)
  const result = await settle(sent, () => findAdded(resource, values, shown))
  const alert = alertFor(
    result,
    writeMessages({ refused: resource.add?.refused, failed: adminMessages.notCreated }),
    fieldsOf(resource),
  )
  return withReservations(alert, result, resource, [])
}

/** Updates a record of a list: sends all fields of `record`, as the server returned them, with the edits. */
export async function sendUpdate(
  resource: Resource,
  record: AnyRecord,
  edits: FormValues,
  query: ListQuery,
): Promise<AlertContent> {
  // The values of a record are unchecked; toFormData() leaves out what a form cannot send.
  const patch = { ...toFormNames(resource, record), ...edits } as Partial<UpdateBody<Collection>>
  const sent = await updateRecord(resource.path, record.id!, patch)
  const result = await settle(sent, () => findUpdated(resource, record, edits, query))
  const alert = alertFor(
    result,
    writeMessages({ refused: adminMessages.notUpdated }),
    fieldsOf(resource),
  )
  const kept = result.ok ? await findKept(resource, record, edits, query, result.data) : []
  return withReservations(alert, result, resource, kept)
}

/** An accepted write with what was saved otherwise than meant: fields that were not cleared, a mail that was not sent. */
function withReservations(
  alert: AlertContent,
  result: ApiResult<object>,
  { columns }: Resource,
  kept: KeptField[],
): AlertContent {
  if (!result.ok) return alert
  const { status } = result.data as AnyRecord
  const isMail = columns.some(({ field }) => field === 'status')
  const sentences = [
    ...kept.map(({ label, old }) => saveMessages.notCleared(label, old)),
    ...(isMail && hasFailed(status) ? [saveMessages.mailFailed(toText(status))] : []),
  ]
  return sentences.length ? { ...alert, message: oneOrList(sentences), staysOpen: true } : alert
}

/** Renames a record's fields to those of the form: a mail's `body` is sent as `Body` only. */
function toFormNames({ fields = [] }: Resource, record: AnyRecord) {
  const sent: AnyRecord = { ...record }
  for (const { field, recordField } of fields) {
    if (!recordField) continue
    delete sent[recordField]
    sent[field] = record[recordField]
  }
  return sent
}

/** The outcome of deleting. `serverMessage`: the server's message on a rejection, after which some may be deleted. */
export type DeleteAlert = AlertContent & { serverMessage?: Message }

export async function sendDelete(
  resource: Resource,
  records: AnyRecord[],
  query: ListQuery,
): Promise<DeleteAlert> {
  const ids = new Map(records.map(({ id }) => [String(id), id!]))
  const sent = await deleteRecords(resource.path, [...ids.values()])
  const result = await settle(sent, () => findDeleted(resource, ids, query))
  const outcome = alertFor(
    result,
    writeMessages({
      refused: adminMessages.notDeleted,
      noResponse: formMessages.delete.noResponse(ids.size),
      uncertain: formMessages.delete.uncertain(ids.size),
    }),
  )
  return result.ok ? outcome : { ...outcome, serverMessage: result.message }
}
