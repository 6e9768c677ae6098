import type { Page } from '@playwright/test'
import { expect, test } from '../backend'

test.use({ serviceWorkers: 'allow' })

/** Returns the file names of the service workers that are registered on this origin. */
const registered = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) =>
      active?.scriptURL.split('/').at(-1),
    ),
  )

test('the service worker of a mock build is unregistered on start, other workers are not [SEC-2]', async ({
  page,
  backend,
}) => {
  await page.goto('./__test__/page')
  await page.evaluate(async (base) => {
    const { serviceWorker } = navigator
    await serviceWorker.register('anotherWorker.js', { scope: `${base}another/` })
    await serviceWorker.register('mockServiceWorker.js', { scope: base })
  }, backend.base)
  await expect.poll(() => registered(page)).toEqual(['anotherWorker.js', 'mockServiceWorker.js'])

  await page.goto('./')
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await expect.poll(() => registered(page)).toEqual(['anotherWorker.js'])
})
