import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type DataStrategyMatch,
  type RouteObject,
} from 'react-router-dom'
import type { Head } from '../messages/head'
import type { StaticPage } from '../messages/page'
import { titleOf, tagsOf, type HeadTag } from './document-head'
import { routes } from './routes'
import { isAdminPath } from '../api/return-path'
import { siteName } from '../site/text/site-name'

// The public pages as HTML, for the build: bundled for Node by scripts/build/prerender, never shipped.
export { absoluteUrl } from './document-head'
export { applySettings, settings } from '../api/settings'
export { settingsHash } from './settings-hash'
export { siteName }

/** A page as the build writes it. */
export interface Rendered {
  html: string
  title: string
  tags: HeadTag[]
  head: Head
  /** The words of a page of typed content. */
  staticPage?: StaticPage
}

interface PublicPath {
  path: string
  head: () => Head
}

/** Every public address, from the route table: a screen with a title, and neither `*` nor the admin. */
export const publicPaths: PublicPath[] = leaves(routes).flatMap(({ path, handle }) => {
  const { head } = (handle ?? {}) as Partial<PublicPath>
  return head && path !== '*' ? [{ path, head }] : []
})

/** Every address of the admin. */
export const adminPaths: string[] = leaves(routes).flatMap(({ path }) =>
  isAdminPath(`/${path}`) ? path : [],
)

/** The screens of a route table with their whole paths. */
function leaves(table: RouteObject[], above = ''): { path: string; handle: unknown }[] {
  return table.flatMap(({ path = '', handle, children }) => {
    const whole = [above, path].filter(Boolean).join('/')
    return children ? leaves(children, whole) : [{ path: whole, handle: handle as unknown }]
  })
}

/** Loads the code of an address without rendering it: the build notes what was asked for. */
export const loadCode = (path: string) =>
  Promise.all(
    (matchRoutes(routes, `/${path}`) ?? []).map(async ({ route: { lazy } }) =>
      typeof lazy === 'function' ? lazy() : undefined,
    ),
  )

const handler = createStaticHandler(routes)

/** Loaders that stand in the route table read typed content; those that come with a screen ask the API. */
const readers = new Set(idsWithLoader(handler.dataRoutes))

function idsWithLoader(table: typeof handler.dataRoutes): string[] {
  return table.flatMap(({ id, loader, children }) => [
    ...(loader ? [id] : []),
    ...idsWithLoader(children ?? []),
  ])
}

/** Renders one page. Nothing asks the API: a list shows its placeholder (ui/later.tsx). */
export async function render({ path, head }: PublicPath): Promise<Rendered> {
  const context = await handler.query(new Request(`http://prerender.local/${path}`), {
    dataStrategy: async ({ matches }) =>
      Object.fromEntries(
        await Promise.all(
          matches.map(async (match) => [match.route.id, await resolved(match)] as const),
        ),
      ),
  })
  if (context instanceof Response) throw new Error(`/${path} answered ${context.status}`)
  if (context.errors) throw Object.values(context.errors)[0]
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    // A boundary that is outlined would come with an inline script.
    { progressiveChunkSize: Infinity },
  )
  const words = Object.values(context.loaderData ?? {}).find(
    (data): data is StaticPage => typeof data === 'object' && data !== null && 'sections' in data,
  )
  return {
    html: await new Response(prelude).text(),
    title: titleOf(head()),
    tags: tagsOf(head()),
    head: head(),
    staticPage: words,
  }
}

const resolved = (match: DataStrategyMatch) =>
  match.resolve((handle) => (readers.has(match.route.id) ? handle() : Promise.resolve({})))
