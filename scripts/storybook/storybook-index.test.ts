import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteObject } from 'react-router-dom'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { buildIndex } from 'storybook/internal/core-server'
import { beforeAll, expect, test } from 'vitest'
import { screens, sections } from '../../.storybook/states/screens'
import { routes } from '../../src/app/routes'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Entry {
  title: string
  type: string
  importPath: string
  /** The stories that a docs page of its own describes. */
  storiesImports?: string[]
}
let entries: Record<string, Entry> = {}

beforeAll(async () => {
  const index = await buildIndex({
    configDir: folder('../../.storybook'),
    quiet: true,
    disableTelemetry: true,
  })
  entries = index.entries
})

interface ScreenPath {
  path: string
  /** A page of src/content, which shows a screen that has stories by other pages. */
  isText: boolean
}

/** The paths that show a screen; a route without screen and children redirects. */
function pathsOf(list: RouteObject[], above = ''): ScreenPath[] {
  return list.flatMap((route) => {
    const path = route.path ? `${above}/${route.path}` : above
    if (route.children) return pathsOf(route.children, path)
    const isText = Boolean(route.lazy && route.loader)
    return route.lazy || route.Component ? [{ path: path || '/', isText }] : []
  })
}

test('every route has a screen in Storybook, and every screen has a route', () => {
  const listed = screens.flatMap((screen) => screen.routes)
  const paths = pathsOf(routes)

  expect(listed.filter((listedPath) => !paths.some(({ path }) => path === listedPath))).toEqual([])
  expect(paths.filter(({ path, isText }) => !isText && !listed.includes(path))).toEqual([])
})

test('every screen has a story for each of its states [MOCK-5]', () => {
  const missing = screens.flatMap(({ title, states }) =>
    states
      .filter((state) => !entries[toId(title, storyNameFromExport(state))])
      .map((state) => `${title}: ${state}`),
  )

  expect(missing).toEqual([])
})

test('every entry is in a known section, and no section is empty', () => {
  const found = new Set(Object.values(entries).map(({ title }) => title.split('/')[0]))

  expect([...found].toSorted()).toEqual(sections.toSorted())
})

/** Components that are only part of another one and shown with it. */
const parts = [
  'carousel-controls',
  'dropdown-menu',
  'lightbox-slide',
  'alert-message',
  'tooltip-layer',
]

test('every component of ui has stories and a docs page', () => {
  const components = readdirSync(folder('../../src/ui'), { recursive: true, encoding: 'utf8' })
    .map((file) => basename(file))
    .filter((file) => /^[\w-]+\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''))
  const documented = Object.values(entries)
    .filter(({ type }) => type === 'docs')
    .flatMap(({ importPath, storiesImports = [] }) => [importPath, ...storiesImports])
    .map((file) => /src\/ui\/(?:[\w-]+\/)?([\w-]+)\.stories/.exec(file)?.[1])
  const undocumented = components.filter(
    (name) => !parts.includes(name) && !documented.includes(name),
  )

  expect(undocumented).toEqual([])
})
