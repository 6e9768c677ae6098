import './document-base'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { reseed, startWorker, violations, worker } from '../mocks/testing'
import { forgetAnswers } from '../src/api/last-answers'
import { applySettings } from '../src/api/settings'
import { siteSettings } from './site-settings'
import '../src/styles/base.scss'
import '../src/styles/site.scss'

// A busy machine of two cores is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

beforeAll(() => startWorker())

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  forgetAnswers()
  applySettings(siteSettings)
  reseed()
  vi.spyOn(console, 'error')
  await page.viewport(1280, 800)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  const said = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(said, 'console.error was called').toEqual([])
  expect(violations, 'the mock broke the contract').toEqual([])
})

afterAll(() => worker.stop())
