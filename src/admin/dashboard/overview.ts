import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Reply } from '../../api/client'
import { listPage, type Page } from '../../api/collection'
import type { Collection, Row } from '../../api/contract'

/** The nine collections by their screen under /admin, in the order of the menu. */
const collections = {
  slider: '/admin/api/slider',
  notification: '/admin/api/notification',
  activities: '/admin/api/activities',
  courses: '/admin/api/courses',
  registrations: '/general/api/CourseRegister',
  igallery: '/admin/api/iGallery',
  vgallery: '/admin/api/vGallery',
  contactus: '/admin/api/contactus',
  email: '/admin/api/mailrequest',
} as const satisfies Record<string, Collection>

type Counted = keyof typeof collections
type Message = Row<(typeof collections)['contactus']>
type Registration = Row<(typeof collections)['registrations']>

/** What the dashboard knows; a figure or a list that could not be had is absent. */
export interface Overview {
  figures: { screen: Counted; total?: number }[]
  messages?: Message[]
  registrations?: Registration[]
  /** No answer came at all, to any call. */
  offline: boolean
}

const newest = 5

/** Asks all nine at once for their totals; the two that the panels show for their first page too [DASH-1]. */
export async function loadOverview({ request: { signal } }: LoaderFunctionArgs): Promise<Overview> {
  const ask = <P extends Collection>(path: P, page_size: number) =>
    listPage(path, { page: 1, page_size }, signal)
  const screens = Object.keys(collections) as Counted[]
  const messages = ask(collections.contactus, newest)
  const registrations = ask(collections.registrations, newest)
  const shown: Partial<Record<Counted, Promise<Reply<Page<object>>>>> = {
    contactus: messages,
    registrations,
  }
  const replies = await Promise.all(
    screens.map((screen) => shown[screen] ?? ask(collections[screen], 1)),
  )
  return {
    figures: replies.map((reply, index) => ({
      screen: screens[index]!,
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
