import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addresses } from '../addresses'
import { scrollThrough } from '../backend/backend'
import { expect, test } from '../quiet-page'
import { whenSettled } from '../settled'
import { transcribe } from './transcript'

/** One file for each screen. `TRANSCRIPTS=write` rewrites them (CONTRIBUTING.md). */
const folder = join(import.meta.dirname, 'transcripts')
const isWriting = process.env.TRANSCRIPTS === 'write'

const fileOf = (address: string) =>
  join(folder, `${address.replace(/\?.*/, '').replaceAll('/', '-') || 'home'}.txt`)

const isAdmin = (address: string) => address.startsWith('admin')
const site = addresses.filter((address) => !isAdmin(address))

// Each group shares a page, because starting the mock build takes longer than a transcript.
for (const [group, paths] of Object.entries({ site, admin: addresses.filter(isAdmin) }))
  test(`what a screen reader is told on each screen of the ${group} is what was reviewed [A11Y-1]`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const address of paths)
      await test.step(`/${address}`, async () => {
        const query = `mock.now=2026-12-24T10:00${isAdmin(address) ? '&mock.auth=admin' : ''}`
        await page.goto(`/${address}${address.includes('?') ? '&' : '?'}${query}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await scrollThrough(page)
        await whenSettled(page)

        const file = fileOf(address)
        const read = async () => transcribe(await page.locator('#root').ariaSnapshot())
        if (isWriting) {
          let last = ''
          const isStable = async () => last === (last = await read())
          await expect.poll(isStable, { intervals: [1500] }).toBe(true)
          mkdirSync(folder, { recursive: true })
          writeFileSync(file, last)
        }
        // Polls, because a list may still be loading when the page has no pending request for some frames.
        const reviewed = existsSync(file) ? readFileSync(file, 'utf8') : ''
        await expect.configure({ soft: true }).poll(read, { message: file }).toBe(reviewed)
      })
  })
