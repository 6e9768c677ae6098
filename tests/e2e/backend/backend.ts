import { expect, test as base, type Page } from '@playwright/test'
import { sampleAccount, sampleToken } from '../../../mocks/engine/account'
import type { ServerLog, ScriptedResponse } from '../../backend/control'
import { countRequests } from '../settled'

/** Collects faults that no assertion sees. Every list must be empty at the end, except for `expectedLines`. */
export class Watch {
  console: string[] = []
  uncaughtErrors: string[] = []
  policyViolations: string[] = []
  foreignUrls: string[] = []
  /** Console lines that the test causes on purpose. */
  expectedLines: RegExp[] = []

  /** Returns a description of each unexpected fault. */
  listFaults() {
    const unknown = this.console.filter(
      (line) => !this.expectedLines.some((known) => known.test(line)),
    )
    return [
      ...this.policyViolations.map((what) => `violation of the policy: ${what}`),
      ...this.uncaughtErrors.map((what) => `uncaught error: ${what}`),
      ...this.foreignUrls.map((url) => `request to another host: ${url}`),
      ...unknown.map((line) => `console: ${line}`),
    ]
  }
}

interface Row {
  id: number
  [field: string]: unknown
}

/** Controls the server of tests/backend and reads its log. */
export class Backend {
  constructor(
    private readonly page: Page,
    /** URL of the bundle, with a slash at the end. */
    readonly address: string,
  ) {}

  /** The path that precedes every API path. */
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
  respondWith = (response: ScriptedResponse) => this.control('script', response)
  /** Adds origins to the policy, as a deployer does for an API or files on another origin. */
  allowOrigins = (...origins: string[]) =>
    this.control(`allow?${new URLSearchParams(origins.map((origin) => ['origin', origin]))}`)
  useScenario = (name: string, ...only: string[]) =>
    this.control(
      `scenario?${new URLSearchParams([['name', name], ...only.map((call) => ['only', call])])}`,
    )
  /** Fills every collection with so many records, and those named with another number. */
  useRecords = (each: number, counts: Record<string, number> = {}) =>
    this.control(
      `records?${new URLSearchParams(
        Object.entries({ each, ...counts }).map(([name, count]) => [name, String(count)]),
      )}`,
    )

  /** Returns the contract's operations with these methods, to which a scenario can be narrowed. */
  operations = async (methods: string[]) =>
    ((await (await this.control('calls')).json()) as string[]).filter((call) =>
      methods.includes(call.split(' ')[0]!),
    )

  /** Returns the first ten records of a collection. */
  async rows(path: string) {
    const url = new URL(`${path}?page=1&page_size=10`, this.address).href
    const headers = { Authorization: `Bearer ${sampleToken}` }
    const response = await this.page.request.fetch(url, { headers })
    const { record_per_page: rows } = (await response.json()) as { record_per_page: Row[] }
    return rows
  }

  /** Returns the writes that reached the server, with paths relative to the base. */
  async writes() {
    const { requests } = await this.log()
    return requests
      .filter(({ method }) => method !== 'GET')
      .map((request) => ({ ...request, path: request.path.replace(this.base, '') }))
  }
}

/**
 * Tests the production bundle on a real server with the strict policy. A contract violation, an
 * unmatched request or an unexpected fault of the page fails the test.
 */
export const test = base.extend<{ watch: Watch; backend: Backend }>({
  backend: async ({ page, baseURL }, provide) => {
    const backend = new Backend(page, baseURL!)
    await backend.reset()
    await provide(backend)
    const { violations, unmatchedRequests } = await backend.log()
    expect(violations, 'violations of the contract').toEqual([])
    expect(unmatchedRequests, 'requests for missing files').toEqual([])
  },
  watch: [
    async ({ page, backend }, provide) => {
      const watch = new Watch()
      countRequests(page)
      page.on('console', (line) => watch.console.push(`${line.type()}: ${line.text()}`))
      page.on('pageerror', (error) => watch.uncaughtErrors.push(error.message))
      page.on('request', (request) => {
        const url = request.url()
        if (/^https?:/.test(url) && !url.startsWith(backend.address)) watch.foreignUrls.push(url)
      })
      await page.exposeFunction('reportViolation', (what: string) =>
        watch.policyViolations.push(what),
      )
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) =>
          (window as Window & { reportViolation?: (what: string) => void }).reportViolation?.(
            `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
          ),
        ),
      )
      await provide(watch)
      expect(watch.listFaults(), 'unexpected faults of the page').toEqual([])
    },
    { auto: true },
  ],
})

const login = JSON.stringify({ token: sampleToken, email: sampleAccount.email, userMessage: '' })

/** Opens a screen with a stored login. */
export async function openSignedIn(
  page: Page,
  path: string,
  options?: Parameters<Page['goto']>[1],
) {
  await page.addInitScript((info) => localStorage.setItem('login-info', info), login)
  await page.goto(path, options)
}

/** Navigates to another screen without a page load, by a history entry and a popstate event. */
export async function navigateTo(page: Page, path: string) {
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.textContent())!
  await page.evaluate((to) => {
    history.pushState({ idx: 0 }, '', new URL(to, document.baseURI))
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, path || './')
  // `waitFor` checks every frame, which is faster than the polling of `expect()` (100 to 250 ms).
  const literal = before.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const next = heading.filter({ hasNotText: new RegExp(`^\\s*${literal}\\s*$`) })
  await next.waitFor({ timeout: 10_000 })
  await expect(heading).toHaveCount(1)
}

/** Scrolls to the bottom, because sections request their data only when they come near. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })

/** Returns how far the page can be scrolled horizontally, in pixels. */
export const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export { expect }
