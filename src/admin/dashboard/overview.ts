import type { LoaderFunctionArgs } from 'react-router-dom'
import type { ApiResult } from '../../api/client'
import { expireIfAllDenied, listBeside, type Page } from '../../api/collection'
import type { Collection, Row } from '../../api/contract'
import type { AlertContent } from '../../ui/alert/alert-message'
import { sortKeyOf } from '../../lib/date-time'
import { toText } from '../../lib/to-text'
import { failedRead } from '../list/list-data'
import { createMailLog, findReply } from '../pane/mail-log'
import type { MailLog, MailReplies } from '../resource'
import { resourceKeys, resources, type ResourceKey } from '../resources/registry'

export type Message = Row<(typeof resources)['contactus']['path']>
type RegistrationRow = Row<(typeof resources)['registrations']['path']>

/** The data of the dashboard; a total or a list that could not be loaded is undefined. */
export interface Overview {
  figures: { screen: ResourceKey; total?: number }[]
  /** The newest records, more than the panels show: "New since your last visit" counts them. */
  messages?: Message[]
  registrations?: RegistrationRow[]
  mailLog: MailLog
  /** No call got a response. */
  isOffline: boolean
  /** The first refusal that a person can do something about: another account, or waiting. */
  refusal?: AlertContent
}

/** How many records a panel shows. */
export const panelLength = 5
/** How many of the newest records are read, and so the most that "New since your last visit" can count. */
export const newestCount = 25

/** Loads the total of every resource at once; of the two with a panel also the newest records. */
export async function loadOverview({ request: { signal } }: LoaderFunctionArgs): Promise<Overview> {
  const load = <P extends Collection>(path: P, page_size: number) =>
    listBeside(path, { page: 1, page_size }, signal)
  const messages = load(resources.contactus.path, newestCount)
  const registrations = load(resources.registrations.path, newestCount)
  const withPanel: Partial<Record<ResourceKey, Promise<ApiResult<Page<object>>>>> = {
    contactus: messages,
    registrations,
  }
  const results = await Promise.all(
    resourceKeys.map((key) => withPanel[key] ?? load(resources[key].path, 1)),
  )
  expireIfAllDenied(results)
  const refused = results.find((result) => !result.ok && (result.status === 403 || result.busy))
  return {
    figures: resourceKeys.map((screen, index) => {
      const result = results[index]
      return { screen, total: result?.ok ? result.data.total : undefined }
    }),
    messages: rowsOf(await messages),
    registrations: rowsOf(await registrations),
    mailLog: createMailLog(),
    isOffline: results.every((result) => !result.ok && result.cause === 'offline'),
    refusal: refused && !refused.ok ? failedRead(refused).alert : undefined,
  }
}

/** The newest records; undefined if there was no list. A server may send more than was asked for. */
const rowsOf = <R>(result: ApiResult<Page<R>>) =>
  result.ok && result.data.hasList ? result.data.rows.slice(0, newestCount) : undefined

/** The mail that replies to a message or registration; undefined while none is known. */
export const replyToMessage = (replies: MailReplies, record: Message) =>
  findReply(replies, record, {
    email: 'email',
    subject: 'subject',
    text: 'message',
    at: 'datetime',
  })
export const replyToRegistration = (replies: MailReplies, record: RegistrationRow) =>
  findReply(replies, record, {
    email: 'email',
    subject: 'course_name',
    text: 'comment',
    at: 'datetime',
  })

/** The records that arrived after a moment in India, written as `sortKeyOf` writes it. */
export const arrivedAfter = <R extends { datetime?: unknown }>(records: R[], moment: string) =>
  records.filter(({ datetime }) => (sortKeyOf(toText(datetime)) ?? '') > moment)
