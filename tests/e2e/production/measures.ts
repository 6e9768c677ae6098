import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect } from '../backend/backend'

/** Collects the responses that a page receives, except for its favicons. */
export function collectResponses(page: Page) {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (!/favicon|apple-touch/.test(response.url())) responses.push(response)
  })
  return responses
}

/** The app's first script. */
export const appScript = /assets\/frame-.*\.js/

/** Returns the path of a request or response without the first slash, as in the manifest. */
export const pathOf = (requestOrResponse: { url(): string }) =>
  new URL(requestOrResponse.url()).pathname.slice(1)

/** Returns the total size of the response bodies in bytes, compressed by gzip -9. */
export const sumGzipped = async (responses: Response[]) => {
  const sizes = await Promise.all(
    responses.map(async (response) => gzipSync(await response.body(), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const english = {
  record_per_page: [1, 2, 3, 4].map((id) => ({
    id,
    heading1: `Slide ${id}`,
    heading2: 'A line of its own',
    actionUrl: '/chitrakoot',
    filePath: `mock-files/scene-000${id}-1200x675.svg`,
  })),
  total_records: 4,
}
/** Script that makes the server respond with four slides for Home. */
export const slides = {
  method: 'GET',
  path: 'admin/api/slider',
  body: JSON.stringify(english),
}
export const notices = {
  method: 'GET',
  path: 'admin/api/notification',
  body: JSON.stringify({
    record_per_page: [{ id: 1, noti: 'The kitchen opens at seven.', url: '' }],
    total_records: 1,
  }),
}

interface Chunk {
  file: string
  imports?: string[]
}
/** The build's manifest: the file and the imports of each module. */
export const manifest = JSON.parse(readFileSync('.vite/manifest-dist.json', 'utf8')) as Record<
  string,
  Chunk
>

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}
type PageWindow = Window & { shifts?: { value: number; moved: string }[] }

/** Notes the layout shifts of each page from the next load on. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: NonNullable<PageWindow['shifts']> = []
    ;(window as PageWindow).shifts = shifts
    const position = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({
          value,
          moved: sources
            .map(({ node, previousRect, currentRect }) => {
              const text = node?.textContent?.slice(0, 40)
              return `${node?.nodeName} "${text}": ${position(previousRect)} -> ${position(currentRect)}`
            })
            .join('\n'),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Expects a cumulative layout shift of at most 0.01 since the page was loaded; fonts that arrive late cause at most 0.004. */
export async function expectNoShift(page: Page, path: string) {
  const shifts = await page.evaluate(() => (window as PageWindow).shifts!)
  const shifted = shifts.reduce((sum, { value }) => sum + value, 0)
  const moved = shifts.map(({ value, moved }) => `${value}\n${moved}`)
  expect(shifted, [`/${path}`, ...moved].join('\n')).toBeLessThanOrEqual(0.01)
}
