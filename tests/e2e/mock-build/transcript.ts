import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { parse } from 'yaml'

/** `TRANSCRIPTS=write` rewrites the files (CONTRIBUTING.md). */
const folder = join(import.meta.dirname, 'transcripts')
const isWriting = process.env.TRANSCRIPTS === 'write'

/** The screens whose main part is kept: one of each kind. */
const sample = new Set(
  [
    ['home', 'courses', 'activities', 'coursesregister', 'contactus', 'igallery', 'chitrakoot'],
    ['templeCon', 'admin', 'admin-courses', 'admin-contactus', 'admin-email', 'admin-changepass'],
    ['admin-registrations-by-course'],
  ].flat(),
)
/** What stands around the main part, once for the site and once for the admin. */
const frames = new Map([
  ['contactus', 'site-frame'],
  ['admin-slider', 'admin-frame'],
])

/** Expects the roles, names and states of the reviewed transcript, where this screen has one [A11Y-1]. */
export async function expectTranscript(page: Page, address: string) {
  const name = address.replace(/\?.*/, '').replaceAll('/', '-') || 'home'
  const frame = frames.get(name)
  if (sample.has(name)) await expectReviewed(page.locator('main'), name)
  if (frame) await expectReviewed(page.locator('#root'), frame)
}

async function expectReviewed(part: Locator, name: string) {
  const file = join(folder, `${name}.txt`)
  const isFrame = name.endsWith('-frame')
  const read = async () => transcribe(await part.ariaSnapshot(), isFrame)
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
}

/** A node of Playwright's aria snapshot: a line, or a line with its children. */
type AriaNode = string | Record<string, AriaNode[] | string>

/** Converts an aria snapshot to lines of roles, names and states, without texts, addresses, and the inside of `main`. */
function transcribe(snapshot: string, withoutMain: boolean): string {
  const linesOf = (nodes: AriaNode[], indent: string): string[] =>
    nodes.flatMap((node) => {
      const entries = typeof node === 'string' ? [[node, []] as const] : Object.entries(node)
      return entries.flatMap(([line, below]) => {
        if (/^(\/|text\b)/.test(line)) return []
        const isCut = typeof below === 'string' || (withoutMain && /^main\b/.test(line))
        return [indent + shorten(line), ...(isCut ? [] : linesOf([...below], `${indent}  `))]
      })
    })
  return `${linesOf((parse(snapshot) as AriaNode[] | null) ?? [], '').join('\n')}\n`
}

/** The name of a row repeats its cells; the year of the copyright line is that of the build. */
const shorten = (line: string) => line.replace(/^row ".*"/, 'row').replace(/© \d{4}/, '© YEAR')
