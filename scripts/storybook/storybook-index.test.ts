import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RouteObject } from 'react-router-dom'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { buildIndex } from 'storybook/internal/core-server'
import { beforeAll, expect, test } from 'vitest'
import { screens, shelves } from '../../.storybook/screens'
import { routes } from '../../src/app/routes'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Entry {
  title: string
  importPath: string
  tags?: string[]
}
let entries: Record<string, Entry> = {}

// Reads every file of stories; a busy machine takes its time.
beforeAll(async () => {
  const index = await buildIndex({
    configDir: folder('../../.storybook'),
    quiet: true,
    disableTelemetry: true,
  })
  entries = index.entries
}, 60_000)

/** The addresses that show a screen; a route with neither screen nor children leads elsewhere. */
function addresses(list: RouteObject[], above = ''): string[] {
  return list.flatMap((route) => {
    const path = route.path ? `${above}/${route.path}` : above
    if (route.children) return addresses(route.children, path)
    return route.lazy || route.Component ? [path || '/'] : []
  })
}

test('every route of the route table is a screen of the book, and no screen is without its route', () => {
  const told = screens.flatMap((screen) => screen.routes)

  expect(told.toSorted()).toEqual(addresses(routes).toSorted())
})

test('every screen has a story for each of its states', () => {
  const missing = screens.flatMap(({ title, states }) =>
    states
      .filter((state) => !entries[toId(title, storyNameFromExport(state))])
      .map((state) => `${title}: ${state}`),
  )

  expect(missing).toEqual([])
})

test('no story of a screen stands under a title that the table does not know', () => {
  const titles = Object.values(entries).map(({ title }) => title)
  const unknown = titles.filter(
    (title) => title.startsWith('Screens/') && !screens.some((screen) => screen.title === title),
  )

  expect(unknown).toEqual([])
})

test('every entry stands on a shelf of the book, and no shelf is empty', () => {
  const found = new Set(Object.values(entries).map(({ title }) => title.split('/')[0]))

  expect([...found].toSorted()).toEqual(shelves.toSorted())
})

/** Components that are only ever a piece of another one, and are shown with it. */
const pieces = ['file-frame', 'lightbox-slide', 'picture-panel', 'zoom-buttons']

test('every component of ui has stories and a page of its own', () => {
  const components = readdirSync(folder('../../src/ui'))
    .filter((file) => /^[\w-]+\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''))
  const documented = Object.values(entries)
    .filter(({ tags }) => tags?.includes('autodocs'))
    .map(({ importPath }) => /src\/ui\/([\w-]+)\.stories/.exec(importPath)?.[1])
  const bare = components.filter((name) => !pieces.includes(name) && !documented.includes(name))

  expect(bare).toEqual([])
})
