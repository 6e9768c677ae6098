import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'

/** One file for each screen. `TRANSCRIPTS=write` rewrites them (CONTRIBUTING.md). */
const folder = join(import.meta.dirname, 'transcripts')
const isWriting = process.env.TRANSCRIPTS === 'write'

const fileOf = (address: string) =>
  join(folder, `${address.replace(/\?.*/, '').replaceAll('/', '-') || 'home'}.txt`)

/** Expects the roles, names and states of the reviewed transcript [A11Y-1]. */
export async function expectTranscript(page: Page, address: string) {
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
}

/** A node of Playwright's aria snapshot: a line, or a line with its children. */
type AriaNode = string | Record<string, AriaNode[] | string>

/** Converts an aria snapshot to lines of roles, names and states, without texts and addresses. */
function transcribe(snapshot: string): string {
  const lines = linesOf((parse(snapshot) as AriaNode[] | null) ?? [], '')
  return `${lines.join('\n')}\n`
}

const linesOf = (nodes: AriaNode[], indent: string): string[] =>
  nodes.flatMap((node) => {
    const entries = typeof node === 'string' ? [[node, []] as const] : Object.entries(node)
    return entries.flatMap(([line, below]) =>
      /^(\/|text\b)/.test(line)
        ? []
        : [
            indent + shorten(line),
            ...(typeof below === 'string' ? [] : linesOf([...below], `${indent}  `)),
          ],
    )
  })

/** The name of a row repeats its cells; the year of the copyright line is that of the build. */
const shorten = (line: string) => line.replace(/^row ".*"/, 'row').replace(/© \d{4}/, '© YEAR')
