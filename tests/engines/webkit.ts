import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { freePorts } from '../../scripts/check/free-ports.mjs'
import type { Engine, Target } from './engine'
import { elementId, openSession, type WebDriverElement } from './webdriver'

const require = createRequire(import.meta.url)
const queries = require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')
const window = fileURLToPath(new URL('webkit-window.py', import.meta.url))

/** Starts a display without a screen and returns its name. */
async function startDisplay(started: ChildProcess[]) {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  started.push(display)
  const number = await new Promise<Buffer>((resolve) => display.stdio[3]!.once('data', resolve))
  return `:${String(number).trim()}`
}

/** Opens a window of WebKitGTK with a storage of its own. */
export async function openWebkit() {
  const folder = mkdtempSync(join(tmpdir(), 'temple-webkit-'))
  const started: ChildProcess[] = []
  const [port] = await freePorts(1)
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // The window's standard output arrives here as well.
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: await startDisplay(started),
      GDK_BACKEND: 'x11',
      LANGUAGE: 'en_IN',
      TZ: 'Asia/Kolkata',
      ENGINE_FOLDER: folder,
      ENGINE_QUERIES: queries,
    },
  })
  started.push(driver)
  const console = readConsoleLines(driver.stderr)
  const address = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${address}/status`).then(
          (response) => response.ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
  const { send, close } = await openSession(address, {
    'webkitgtk:browserOptions': { binary: window, args: [] },
  })

  const run = <Result>(source: string, ...args: unknown[]) =>
    send<Result>('POST', 'execute/sync', { script: `return (${source})(...arguments)`, args })
  /** Waits for the one element that can be clicked and sends it a command. */
  async function command(target: Target, name: 'click' | 'value', body: object) {
    const { role, within, name: text } = target
    const query = typeof text === 'string' ? [text] : [text.source, text.flags]
    let found: WebDriverElement | null = null
    await expect
      .poll(
        async () =>
          (found = await run<WebDriverElement | null>(
            String(findTarget),
            role,
            query,
            within ?? null,
          )) !== null,
        { message: `${role} ${String(text)}`, timeout: 20_000 },
      )
      .toBe(true)
    await send('POST', `element/${elementId(found!)}/${name}`, body)
  }

  const engine: Engine = {
    open: (url) => send('POST', 'url', { url }),
    resize: (width, height) => send('POST', 'window/rect', { width, height }),
    click: (target) => command(target, 'click', {}),
    type: (name, text, within) => command({ role: 'field', name, within }, 'value', { text }),
    async chooseFile(path) {
      const find = () =>
        run<WebDriverElement | null>(String(() => document.querySelector('input[type=file]')))
      let input: WebDriverElement | null = null
      await expect.poll(async () => (input = await find()) !== null, 'a file input').toBe(true)
      await send('POST', `element/${elementId(input!)}/value`, { text: path })
    },
    run: (inPage, arg) => run(String(inPage), arg),
    async readConsole() {
      const marker = `end ${Date.now()} ${Math.random()}`
      await run(
        String((text: string) => globalThis.console.log(text)),
        marker,
      )
      return console.readUntil(marker)
    },
    screenshot: async () => Buffer.from(await send<string>('GET', 'screenshot'), 'base64'),
  }
  return {
    ...engine,
    async close() {
      await close().catch(() => undefined)
      for (const child of started.reverse()) child.kill()
      try {
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      } catch {
        // WebKit's processes may still write there; the system removes temporary folders.
      }
    },
  }
}

/** Collects the console lines among the output; GTK's own warnings are not among them. */
function readConsoleLines(output: Readable) {
  let text = ''
  output.on('data', (chunk: Buffer) => (text += String(chunk)))
  return {
    async readUntil(marker: string) {
      await expect.poll(() => text.includes(`${marker}\n`), { timeout: 20_000 }).toBe(true)
      const at = text.indexOf(marker)
      const lines = text.slice(0, at).split('\n').slice(0, -1)
      text = text.slice(text.indexOf('\n', at) + 1)
      return lines.filter((line) => /(^|: )CONSOLE /.test(line))
    },
  }
}

type Part = Document | ShadowRoot | Element
interface Queries {
  queryAllByLabelText: (part: Part, text: string | RegExp) => HTMLElement[]
  queryAllByRole: (part: Part, role: string, options?: { name: string | RegExp }) => HTMLElement[]
}

/** Runs in the page. Returns the one element of a role and name that is on top at its middle, else null. */
function findTarget(role: string, [text, flags]: [string, string?], within: string | null) {
  const { queryAllByLabelText, queryAllByRole } = (
    globalThis as typeof globalThis & { TestingLibraryDom: Queries }
  ).TestingLibraryDom
  const name = flags === undefined ? text : new RegExp(text, flags)
  const shadows = [...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? [])
  const parts = within ? queryAllByRole(document, within).slice(0, 1) : [document, ...shadows]
  const found = parts.flatMap((part) =>
    role === 'field' ? queryAllByLabelText(part, name) : queryAllByRole(part, role, { name }),
  )
  if (found.length !== 1) return null
  const element = found[0]!
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const tree = element.getRootNode() as Document | ShadowRoot
  const top = tree.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return top && (element.contains(top) || top.contains(element)) ? element : null
}
