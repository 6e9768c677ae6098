import './document-base'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { requests, reseed, startWorker, violations } from '../mocks/testing'
import { clearResponseCache } from '../src/api/response-cache'
import { applySettings } from '../src/api/settings'
import { siteSettings } from './site-settings'
import '../src/styles/base.scss'
import '../src/styles/site.scss'

/** What a screen reader was told since the test began: an alert may have come and gone. */
const said = new Set<string>()
new MutationObserver(() => {
  for (const { innerText } of document.querySelectorAll<HTMLElement>(
    '[role="status"], [role="alert"]',
  ))
    if (innerText.trim()) said.add(innerText.trim())
}).observe(document, { childList: true, characterData: true, subtree: true })

/** What a person had before them when something was missing: the markup of a whole screen would be cut off. */
function seen(): string {
  const { activeElement: focus, body } = document
  const dialog = document.querySelector<HTMLElement>('[role="dialog"]')
  const calls = requests.slice(-8).map(({ method, path }) => `${method} ${path}`)
  return [
    `said: ${[...said].join(' | ')}`,
    `focus: ${(focus?.cloneNode(false) as Element | undefined)?.outerHTML}`,
    `calls: ${calls.join(', ')}`,
    `screen: ${(dialog ?? document.querySelector<HTMLElement>('main') ?? body).innerText}`,
  ]
    .join('\n')
    .slice(0, 4000)
}

configure({
  // A busy machine of two cores is slow, not wrong.
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(`${message}\n\n${seen()}`),
})

// It is never stopped: what a page asks for after that, the worker would lead to the page of another file. It goes with its page.
beforeAll(() => startWorker())

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  clearResponseCache()
  said.clear()
  applySettings(siteSettings)
  reseed()
  vi.spyOn(console, 'error')
  await page.viewport(1280, 800)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  const faults = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(faults, 'console.error was called').toEqual([])
  expect(violations, 'the mock broke the contract').toEqual([])
})
