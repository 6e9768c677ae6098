import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type DataStrategyMatch,
} from 'react-router-dom'
import { resources } from '../admin/resources/registry'
import { applySettings, settings, settingsHash } from '../api/settings/settings'
import { lookUp } from '../lib/look-up'
import type { Head } from '../messages/head'
import type { StaticPage } from '../messages/page'
import { titleOf, tagsOf, type HeadTag } from './head-tags'
import type { PublicPath } from './paths'
import { routes } from './routes'
import { isAdminPath } from '../api/return-path'
import { crumbsOf } from '../site/static-pages/page-parts'
import { siteName } from '../site/text/site-name'
import type { Crumb } from '../ui/breadcrumbs'

// Renders the public pages for the build: bundled for Node by scripts/build/prerender, never shipped.
export { absoluteUrl } from './head-tags'
export { adminPaths, publicPaths } from './paths'
export { applySettings, settings, settingsHash }
export { siteName }

/** A page as the build writes it into a file. */
export interface Rendered {
  html: string
  title: string
  tags: HeadTag[]
  head: Head
  /** The content of a static page, for its structured data. */
  staticPage?: StaticPage
  crumbs?: Crumb[]
}

/** The API call of an admin list's rows; undefined for the other screens. */
export const listCall = (path: string) =>
  isAdminPath(`/${path}`) ? lookUp(resources, path.replace(/^admin\//, ''))?.path : undefined

const home = () => ({
  calls: ['admin/api/slider', 'admin/api/notification'],
  picture: settings().slideOfTheHour ? undefined : 'first',
})

/**
 * What the boot script requests for public screens that begin with a list, and the picture that each shows first
 * (first-picture.ts).
 */
export const visitorCalls = (path: string) =>
  lookUp(
    {
      '': home(),
      home: home(),
      courses: { calls: ['admin/api/courses'], picture: 'course' },
      activities: { calls: ['admin/api/activities'], picture: 'activity' },
    },
    path,
  )

/** Loads the code of a path without rendering it, so that the build can record the imported modules. */
export const loadCode = (path: string) =>
  Promise.all(
    (matchRoutes(routes, `/${path}`) ?? []).map(async ({ route: { lazy } }) =>
      typeof lazy === 'function' ? lazy() : undefined,
    ),
  )

const handler = createStaticHandler(routes)

/** Routes whose loader is in the route table: it reads static content. Loaders of lazy screens call the API. */
const contentRoutes = new Set(idsWithLoader(handler.dataRoutes))

function idsWithLoader(table: typeof handler.dataRoutes): string[] {
  return table.flatMap(({ id, loader, children }) => [
    ...(loader ? [id] : []),
    ...idsWithLoader(children ?? []),
  ])
}

/** Renders one page without calling the API: lists show their skeletons (ui/loading/deferred.tsx). */
export async function render({ path, head }: PublicPath): Promise<Rendered> {
  const context = await handler.query(new Request(`http://prerender.local/${path}`), {
    dataStrategy: async ({ matches }) =>
      Object.fromEntries(
        await Promise.all(
          matches.map(async (match) => [match.route.id, await resolveMatch(match)] as const),
        ),
      ),
  })
  if (context instanceof Response) throw new Error(`/${path} returned ${context.status}`)
  if (context.errors) throw Object.values(context.errors)[0]
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    // React would add an inline script for a boundary that it outlines; the content policy forbids those.
    { progressiveChunkSize: Infinity },
  )
  const staticPage = Object.values(context.loaderData ?? {}).find(
    (data): data is StaticPage => typeof data === 'object' && data !== null && 'sections' in data,
  )
  return {
    html: await new Response(prelude).text(),
    title: titleOf(head()),
    tags: tagsOf(head()),
    head: head(),
    staticPage,
    crumbs: staticPage && crumbsOf(staticPage),
  }
}

const resolveMatch = (match: DataStrategyMatch) =>
  match.resolve((handle) => (contentRoutes.has(match.route.id) ? handle() : Promise.resolve({})))
