import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect } from '../backend/backend'
import { whenSettled } from '../settled'

/** What a page asked for, but for the sign in the browser's own tab. */
export function listen(page: Page) {
  const answers: Response[] = []
  page.on('response', (response) => {
    if (!/favicon|apple-touch/.test(response.url())) answers.push(response)
  })
  return answers
}

/** The path of a request or an answer after the base; of a file, as the manifest names it. */
export const nameOf = (answer: { url(): string }) => new URL(answer.url()).pathname.slice(1)

/** How many bytes the answers' bodies have, gzip -9. */
export const zipped = async (answers: Response[]) => {
  const sizes = await Promise.all(
    answers.map(async (answer) => gzipSync(await answer.body(), { level: 9 }).length),
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
/** The first slide of Home and three more, as the server answers. */
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
/** What the build made of each module. */
export const manifest = JSON.parse(readFileSync('.vite/manifest-dist.json', 'utf8')) as Record<
  string,
  Chunk
>

/** Adds up how far the content of each page moves by itself, from the next load on. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const state = window as unknown as { shifted: number }
    state.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        state.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted)

/** Nothing of the page has moved while it loaded. */
export async function expectNoShift(page: Page, path: string) {
  const first = await shifted(page)
  // On a busy machine a font may load after its fallback was painted; a fault occurs twice.
  if (first > 0.01) {
    await page.reload()
    await whenSettled(page)
  }
  expect(Math.min(first, await shifted(page)), `/${path}`).toBeLessThanOrEqual(0.01)
}
