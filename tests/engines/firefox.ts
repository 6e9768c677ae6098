import { fileURLToPath } from 'node:url'
import { firefox, type Browser, type Page } from '@playwright/test'
import type { Engine, Target } from './engine'

/** Starts the stock Firefox. */
export const launchFirefox = () =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('firefox-pass-through.mjs', import.meta.url)),
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    timeout: 90_000,
  })

/** Opens a window with a storage of its own. */
export async function openFirefox(browser: Browser): Promise<Engine & { close(): Promise<void> }> {
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  let lines: string[] = []
  page.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`))
  page.on('pageerror', ({ message }) => lines.push(`thrown: ${message}`))
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (target) => locate(page, target).click(),
    // In this Firefox `fill` fires no event for React, and a focused field has its cursor before its text.
    async type(name, text, within) {
      const field = locate(page, { role: 'field', name, within })
      await field.press('Control+End')
      await field.pressSequentially(text)
    },
    chooseFile: (path) => page.locator('input[type=file]').setInputFiles(path),
    run: (inPage, arg) => page.evaluate(inPage as never, arg),
    async readConsole() {
      const marker = `end ${Date.now()} ${Math.random()}`
      await Promise.all([
        page.waitForEvent('console', (line) => line.text() === marker),
        page.evaluate((text) => console.log(text), marker),
      ])
      const found = lines.filter((line) => !line.endsWith(marker))
      lines = []
      return found
    },
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  }
}

function locate(page: Page, { role, name, within }: Target) {
  const part = within ? page.getByRole(within) : page
  return role === 'field'
    ? part.getByLabel(name, { exact: true })
    : part.getByRole(role, { name, exact: true })
}
