import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Reply } from '../../api/client'
import { listPage, type Page } from '../../api/collection'
import type { Collection, Row } from '../../api/contract'
import { resourceKeys, resources, type ResourceKey } from '../resources'

type Message = Row<(typeof resources)['contactus']['counts']>
type Registration = Row<(typeof resources)['registrations']['counts']>

/** What the dashboard knows; a figure or a list that could not be had is absent. */
export interface Overview {
  figures: { screen: ResourceKey; total?: number }[]
  messages?: Message[]
  registrations?: Registration[]
  /** No answer came at all, to any call. */
  offline: boolean
}

const newest = 5

/** Asks every resource at once for their totals; the two that the panels show for their first page too [DASH-1]. */
export async function loadOverview({ request: { signal } }: LoaderFunctionArgs): Promise<Overview> {
  const ask = <P extends Collection>(path: P, page_size: number) =>
    listPage(path, { page: 1, page_size }, signal)
  const messages = ask(resources.contactus.counts, newest)
  const registrations = ask(resources.registrations.counts, newest)
  const shown: Partial<Record<ResourceKey, Promise<Reply<Page<object>>>>> = {
    contactus: messages,
    registrations,
  }
  const replies = await Promise.all(
    resourceKeys.map((key) => shown[key] ?? ask(resources[key].counts, 1)),
  )
  return {
    figures: replies.map((reply, index) => ({
      screen: resourceKeys[index]!,
      total: reply.ok ? reply.data.total : undefined,
    })),
    messages: rowsOf(await messages),
    registrations: rowsOf(await registrations),
    offline: replies.every((reply) => !reply.ok && reply.cause === 'offline'),
  }
}

/** The page's records, however many the server sent; nothing when there was no list. */
const rowsOf = <R>(reply: Reply<Page<R>>) =>
  reply.ok && reply.data.listed ? reply.data.rows.slice(0, newest) : undefined
