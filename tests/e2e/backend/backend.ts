import { expect, test as base, type Page } from '@playwright/test'
import { sampleAccount, sampleToken } from '../../../mocks/engine/account'
import type { ServerLog, Script } from '../../backend/control'
import { countRequests } from '../settled'

/** What a page does that nobody sees; all of it stays empty, except what a test announces. */
export class Watch {
  console: string[] = []
  thrown: string[] = []
  refused: string[] = []
  elsewhere: string[] = []
  /** Lines that the console may hold in a test of faults. */
  expected: RegExp[] = []

  /** Everything that ought not to be, in words. */
  found() {
    const unknown = this.console.filter((line) => !this.expected.some((known) => known.test(line)))
    return [
      ...this.refused.map((what) => `the policy refused ${what}`),
      ...this.thrown.map((what) => `nobody caught ${what}`),
      ...this.elsewhere.map((url) => `asked another host: ${url}`),
      ...unknown.map((line) => `console: ${line}`),
    ]
  }
}

interface Row {
  id: number
  [field: string]: unknown
}

/** The server of tests/backend as a test speaks to it. */
export class Backend {
  constructor(
    private readonly page: Page,
    /** Where the bundle lies, with a slash at the end. */
    readonly address: string,
  ) {}

  /** The path in front of every API call. */
  get base() {
    return new URL(this.address).pathname
  }

  private control = async (name: string, data?: object) => {
    const url = new URL(`__test__/${name}`, this.address).href
    const response = await this.page.request.fetch(url, { method: data ? 'POST' : 'GET', data })
    expect(response.ok(), `${url}: ${response.status()}`).toBe(true)
    return response
  }

  reset = () => this.control('reset')
  log = async () => (await (await this.control('requests')).json()) as ServerLog
  script = (said: Script) => this.control('script', said)
  /** What a deployer does for an API or files elsewhere: their origin joins the policy. */
  allow = (...origins: string[]) =>
    this.control(`allow?${new URLSearchParams(origins.map((origin) => ['origin', origin]))}`)
  scenario = (name: string, ...only: string[]) =>
    this.control(
      `scenario?${new URLSearchParams([['name', name], ...only.map((call) => ['only', call])])}`,
    )

  /** The calls of the contract by their methods, as a scenario is narrowed to them. */
  calls = async (methods: string[]) =>
    ((await (await this.control('calls')).json()) as string[]).filter((call) =>
      methods.includes(call.split(' ')[0]!),
    )

  /** The first records of a collection as the server tells them. */
  async rows(path: string) {
    const url = new URL(`${path}?page=1&page_size=10`, this.address).href
    const headers = { Authorization: `Bearer ${sampleToken}` }
    const response = await this.page.request.fetch(url, { headers })
    const { record_per_page: rows } = (await response.json()) as { record_per_page: Row[] }
    return rows
  }

  /** The writes that reached the server, paths after the base. */
  async writes() {
    const { requests } = await this.log()
    return requests
      .filter(({ method }) => method !== 'GET')
      .map((request) => ({ ...request, path: request.path.replace(this.base, '') }))
  }
}

/** A page on the production bundle behind a real server with the strict policy. */
export const test = base.extend<{ watch: Watch; backend: Backend }>({
  backend: async ({ page, baseURL }, provide) => {
    const backend = new Backend(page, baseURL!)
    await backend.reset()
    await provide(backend)
    const { violations, unmatchedRequests } = await backend.log()
    expect(violations, 'breaches of the contract').toEqual([])
    expect(unmatchedRequests, 'requests for what is not there').toEqual([])
  },
  watch: [
    async ({ page, backend }, provide) => {
      const watch = new Watch()
      countRequests(page)
      page.on('console', (line) => watch.console.push(`${line.type()}: ${line.text()}`))
      page.on('pageerror', (error) => watch.thrown.push(error.message))
      page.on('request', (request) => {
        const url = request.url()
        if (/^https?:/.test(url) && !url.startsWith(backend.address)) watch.elsewhere.push(url)
      })
      await page.exposeFunction('reportRefused', (what: string) => watch.refused.push(what))
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) =>
          (window as unknown as { reportRefused: (what: string) => void }).reportRefused(
            `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
          ),
        ),
      )
      await provide(watch)
      expect(watch.found(), 'what ought not to be').toEqual([])
    },
    { auto: true },
  ],
})

const login = JSON.stringify({ token: sampleToken, email: sampleAccount.email, userMessage: '' })

/** Opens a screen as somebody who has signed in. */
export async function openSignedIn(page: Page, path: string) {
  await page.addInitScript((info) => localStorage.setItem('login-info', info), login)
  await page.goto(path)
}

/** Tries until it holds; before each further try, `between` is done. */
export const until = (holds: () => Promise<void>, between?: () => Promise<void>) =>
  expect(async () => {
    try {
      await holds()
    } catch (reason) {
      await between?.()
      throw reason
    }
  }).toPass({ timeout: 30_000 })

/**
 * Goes on to another screen without loading the page anew, by an address that the router hears of. `meanwhile`
 * is done until the screen is there.
 */
export async function goOn(page: Page, path: string, meanwhile?: () => Promise<void>) {
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.textContent())!
  await page.evaluate((to) => {
    history.pushState({ idx: 0 }, '', new URL(to, document.baseURI))
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, path || './')
  // Not by expect(): it looks every 100 ms and then every 250 ms, this at every frame.
  const literal = before.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const next = heading.filter({ hasNotText: new RegExp(`^\\s*${literal}\\s*$`) })
  if (meanwhile) await until(() => next.waitFor({ timeout: 1000 }), meanwhile)
  else await next.waitFor({ timeout: 10_000 })
  await expect(heading).toHaveCount(1)
}

/** What lies below asks when it comes near. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })

/** How far the page could be scrolled sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export { expect }
