import { expect, test as base, type Page } from '@playwright/test'
import { sampleAccount, sampleToken } from '../../../mocks/account'
import type { Log, Script } from '../../backend/control'

/** What a page does that nobody sees; all of it stays empty, except what a test announces. */
class Watch {
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

/** The server of tests/backend as a test speaks to it. */
class Backend {
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
  log = async () => (await (await this.control('requests')).json()) as Log
  script = (said: Script) => this.control('script', said)
  /** What a deployer does for an API or files elsewhere: their origin joins the policy. */
  allow = (...origins: string[]) =>
    this.control(`allow?${new URLSearchParams(origins.map((origin) => ['origin', origin]))}`)
  scenario = (name: string, ...only: string[]) =>
    this.control(
      `scenario?${new URLSearchParams([['name', name], ...only.map((call) => ['only', call])])}`,
    )

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
    const { violations, strays } = await backend.log()
    expect(violations, 'breaches of the contract').toEqual([])
    expect(strays, 'requests for what is not there').toEqual([])
  },
  watch: [
    async ({ page, backend }, provide) => {
      const watch = new Watch()
      page.on('console', (line) => watch.console.push(`${line.type()}: ${line.text()}`))
      page.on('pageerror', (error) => watch.thrown.push(error.message))
      page.on('request', (request) => {
        const url = request.url()
        if (/^https?:/.test(url) && !url.startsWith(backend.address)) watch.elsewhere.push(url)
      })
      await page.exposeFunction('tellRefused', (what: string) => watch.refused.push(what))
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) =>
          (window as unknown as { tellRefused: (what: string) => void }).tellRefused(
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

export { expect }
