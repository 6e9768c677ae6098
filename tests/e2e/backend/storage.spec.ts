import type { Page } from '@playwright/test'
import { sampleAccount } from '../../../mocks/engine/account'
import { expect, navigateTo, test } from './backend'

/** Faults of a browser's storage. Each function runs in the page before the app's scripts. */
const storages = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  corrupt: () => {
    // Skip the form's preview frame: the page would take its write for a change in another tab.
    if (window.top !== window) return
    localStorage.setItem('login-info', '{"token":"a-tok')
    localStorage.setItem('saved-replies', '[{"owner":')
    for (const key of ['drafts', 'react-router-scroll-positions'])
      sessionStorage.setItem(key, '{"values":')
  },
}

// Transitions would only make these tests wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, breakStorage] of Object.entries(storages)) {
  test(`with storage ${name} every screen works, and a login lasts for the tab`, async ({
    page,
    backend,
    watch,
  }) => {
    test.slow()
    // The router warns that it cannot store the scroll position.
    watch.expectedLines = [/^warning: /]
    await page.addInitScript(breakStorage)
    await page.goto('./admin/slider')
    await expect(page).toHaveURL(/signin\?from=%2Fadmin%2Fslider$/)

    await signIn(page)
    await expect(page.getByRole('row')).not.toHaveCount(0)
    for (const path of ['', 'contactus', 'igallery', 'templeCon', 'admin', 'admin/contactus'])
      await test.step(`/${path}`, () => navigateTo(page, path))
    await navigateTo(page, 'admin/notification')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Notification/ }).fill('Deepa daan')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog).toHaveCount(0)

    expect((await backend.writes()).map(({ path }) => path)).toEqual([
      'general/api/login/',
      'admin/api/notification',
    ])
    await navigateTo(page, 'logout')
    await expect(page).toHaveURL(/signin$/)
  })
}

async function signIn(page: Page, to = /admin\/slider$/) {
  await page.getByLabel('User ID').fill(sampleAccount.email)
  await page.getByLabel(/^Password/).fill(sampleAccount.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page).toHaveURL(to)
}
