import type { RouteObject } from 'react-router-dom'
import { isAdminPath } from '../api/return-path'
import type { Head } from '../messages/head'
import { routes } from './routes'

// For the build and the tests only: what lists screens takes them from here.

export interface PublicPath {
  path: string
  head: () => Head
  /** Whether the route itself reads what it shows: a page of src/content. */
  isText: boolean
}

/** Every public path: the routes with a title, without `*` and the admin. */
export const publicPaths: PublicPath[] = leafRoutes(routes).flatMap(({ path, handle, loader }) => {
  const { head } = (handle ?? {}) as Partial<PublicPath>
  return head && path !== '*' ? [{ path, head, isText: Boolean(loader) }] : []
})

/** Every path of the admin. */
export const adminPaths: string[] = leafRoutes(routes).flatMap(({ path }) =>
  isAdminPath(`/${path}`) ? path : [],
)

/** The leaf routes of a table with their full paths. */
function leafRoutes(table: RouteObject[], parentPath = ''): (RouteObject & { path: string })[] {
  return table.flatMap((route) => {
    const path = [parentPath, route.path].filter(Boolean).join('/')
    return route.children ? leafRoutes(route.children, path) : [{ ...route, path }]
  })
}
