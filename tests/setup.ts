import { announced, compiled, resetPage, siteSettings } from './shared-page'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { requests, reseed, violations, worker } from '../mocks/testing'
import { forgetHabits } from '../src/api/habits'
import { clearResponseCache } from '../src/api/response-cache'
import { removeLogin } from '../src/api/session'
import { applySettings } from '../src/api/settings/settings'
import { setLanguage } from '../src/messages/language'
import { setLocaleOverride } from '../src/messages/translated'
import { pageState } from './left-behind'
import '../src/styles/base.scss'
import '../src/styles/utilities.scss'
import '../src/styles/site.scss'

/** Describes the screen as text for error messages, because the markup of a screen is truncated. */
function describeScreen(): string {
  const { activeElement: focus, body } = document
  const dialog = document.querySelector<HTMLElement>('[role="dialog"]')
  const calls = requests.slice(-8).map(({ method, path }) => `${method} ${path}`)
  return [
    `announced: ${[...announced].join(' | ')}`,
    `focus: ${(focus?.cloneNode(false) as Element | undefined)?.outerHTML}`,
    `calls: ${calls.join(', ')}`,
    `screen: ${(dialog ?? document.querySelector<HTMLElement>('main') ?? body).innerText}`,
  ]
    .join('\n')
    .slice(0, 4000)
}

/**
 * Builds its message only when it is read: `findBy` creates an error on every retry, but only the
 * last one is shown.
 */
class MissingElementError extends Error {
  constructor(private readonly reason: string | null) {
    super()
  }

  override get message() {
    return `${this.reason}\n\n${describeScreen()}`
  }
}

configure({
  // On a busy machine with two cores the default of one second fails correct tests.
  asyncUtilTimeout: 10_000,
  getElementError: (reason) => new MissingElementError(reason),
})

/** What a test may change, as the next one finds it. */
async function reset() {
  await resetPage()
  removeLogin()
  clearResponseCache()
  forgetHabits()
  setLocaleOverride(undefined)
  await setLanguage('en')
  // The app writes it only while it is on the page.
  document.documentElement.lang = 'en'
  applySettings(siteSettings)
  reseed()
}

let atStart: unknown[]

beforeAll(async () => {
  await compiled
  await reset()
  atStart = pageState()
})

beforeEach(async () => {
  await reset()
  vi.spyOn(console, 'error')
  if (window.innerWidth !== 1280 || window.innerHeight !== 800) await page.viewport(1280, 800)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  worker.resetHandlers()
  const faults = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(faults, 'console.error was called').toEqual([])
  expect(violations, 'the mock broke the contract').toEqual([])
})

// Files run in any order and share the page: what a file leaves would change another one's tests.
afterAll(async () => {
  await reset()
  expect(pageState(), 'the file left something in the page').toEqual(atStart)
})
