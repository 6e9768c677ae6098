import type { AlertContent } from '../../../ui/alert/alert-message'
import type { ApiResult } from '../../../api/client'
import { addRecord, deleteRecords, updateRecord } from '../../../api/collection'
import type { Collection, FormValues, UpdateBody } from '../../../api/contract'
import { alertFor, type FormField, type WriteMessages } from '../../../alerts/alert-for'
import type { Message } from '../../../api/refusal'
import type { AnyRecord, Resource } from '../../resource'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { fieldId } from '../form-values'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import { alertMessages } from '../../../messages/alerts'

function writeMessages(
  own: Pick<WriteMessages, 'refused' | 'failed' | 'noResponse' | 'uncertain'> = {},
): WriteMessages {
  const { done, unauthorized, forbidden, wrong, busy, redirected, atField, reference } =
    alertMessages()
  const { noResponse, uncertain, tooLarge } = formMessages
  return {
    success: done,
    unauthorized,
    forbidden,
    fallback: wrong,
    noResponse,
    uncertain,
    tooLarge,
    busy,
    redirected,
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

/** Adds a record with the form's fields, and a file if one was chosen. */
export async function sendNewRecord(resource: Resource, values: FormValues): Promise<AlertContent> {
  return alertFor(
    await addRecord(resource.path, values),
    writeMessages({ refused: resource.add?.refused, failed: adminMessages.notCreated }),
    fieldsOf(resource),
  )
}

/** Updates a record: sends all fields of `record`, as the server returned them, with the edits. */
export async function sendUpdate(
  resource: Resource,
  record: AnyRecord,
  edits: FormValues,
): Promise<AlertContent> {
  // The values of a record are unchecked; toFormData() leaves out what a form cannot send.
  const patch = { ...toFormNames(resource, record), ...edits } as Partial<UpdateBody<Collection>>
  return alertFor(
    await updateRecord(resource.path, record.id!, patch),
    writeMessages({ refused: adminMessages.notUpdated }),
    fieldsOf(resource),
  )
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

export async function sendDelete({ path }: Resource, records: AnyRecord[]): Promise<DeleteAlert> {
  const ids = new Map(records.map(({ id }) => [String(id), id!]))
  const result = await deleteRecords(path, [...ids.values()])
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
