import type { AlertContent } from '../../../data/alert-content'
import type { Reply } from '../../../api/client'
import { addRecord, deleteRecords, updateRecord } from '../../../api/collection'
import type { Collection, FormValues, Patch } from '../../../api/contract'
import { outcomeOf, type FormField, type Wording } from '../../../api/outcome'
import type { Message } from '../../../api/refusal'
import type { AnyRecord, Resource } from '../../resource'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { fieldId } from '../form-values'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import { alertMessages } from '../../../messages/alerts'

/** The messages that every write of the admin shares [WIRE-10]. */
function wording(
  own: Pick<Wording, 'refused' | 'failed' | 'noResponse' | 'uncertain'> = {},
): Wording {
  const { done, forbidden, notAllowed, wrong, busy, redirected, atField, reference } =
    alertMessages()
  const { noResponse, uncertain, tooLarge } = formMessages
  return {
    done,
    denied: forbidden,
    forbidden: notAllowed,
    otherwise: wrong,
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
export const readFailureOf = (reply: Reply<object>, message: string): AlertContent =>
  outcomeOf(reply, wording({ refused: message, failed: message }))

/** Adds a record with the form's fields, and a file if one was chosen. */
export async function sendNewRecord(resource: Resource, values: FormValues): Promise<AlertContent> {
  return outcomeOf(
    await addRecord(resource.path, values),
    wording({ refused: resource.add?.refused, failed: adminMessages.notCreated }),
    fieldsOf(resource),
  )
}

/** Updates a record: sends all fields of `record`, as the server returned them, with the edits [WIRE-4]. */
export async function sendUpdate(
  resource: Resource,
  record: AnyRecord,
  edits: FormValues,
): Promise<AlertContent> {
  // The values of a record are unchecked; toFormData() leaves out what a form cannot send.
  const patch = { ...toFormNames(resource, record), ...edits } as Partial<Patch<Collection>>
  return outcomeOf(
    await updateRecord(resource.path, record.id!, patch),
    wording({ refused: adminMessages.notUpdated }),
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

/** Deletes records, one or many. */
export async function sendDelete({ path }: Resource, records: AnyRecord[]): Promise<DeleteAlert> {
  const ids = new Map(records.map(({ id }) => [String(id), id!]))
  const reply = await deleteRecords(path, [...ids.values()])
  const outcome = outcomeOf(
    reply,
    wording({
      refused: adminMessages.notDeleted,
      noResponse: formMessages.delete.noResponse(ids.size),
      uncertain: formMessages.delete.uncertain(ids.size),
    }),
  )
  return reply.ok ? outcome : { ...outcome, serverMessage: reply.message }
}
