import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Reply } from '../../api/client'
import { listPage, type Page } from '../../api/collection'
import type { Collection, Row } from '../../api/contract'
import { resourceKeys, resources, type ResourceKey } from '../resources'

type Message = Row<(typeof resources)['contactus']['path']>
type RegistrationRow = Row<(typeof resources)['registrations']['path']>

/** The data of the dashboard; a total or a list that could not be loaded is undefined. */
export interface Overview {
  figures: { screen: ResourceKey; total?: number }[]
  messages?: Message[]
  registrations?: RegistrationRow[]
  /** No call got a response. */
  offline: boolean
}

const newestCount = 5

/** Loads the total of every resource at once; of the two with a panel also the newest records [DASH-1]. */
export async function loadOverview({ request: { signal } }: LoaderFunctionArgs): Promise<Overview> {
  const load = <P extends Collection>(path: P, page_size: number) =>
    listPage(path, { page: 1, page_size }, signal)
  const messages = load(resources.contactus.path, newestCount)
  const registrations = load(resources.registrations.path, newestCount)
  const withPanel: Partial<Record<ResourceKey, Promise<Reply<Page<object>>>>> = {
    contactus: messages,
    registrations,
  }
  const replies = await Promise.all(
    resourceKeys.map((key) => withPanel[key] ?? load(resources[key].path, 1)),
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

/** The newest records, at most as many as a panel shows; undefined if there was no list. */
const rowsOf = <R>(reply: Reply<Page<R>>) =>
  reply.ok && reply.data.hasList ? reply.data.rows.slice(0, newestCount) : undefined
