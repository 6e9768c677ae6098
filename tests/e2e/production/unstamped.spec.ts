import { expect, test } from '@playwright/test'
import { createSecurityPolicy } from '../../../mocks/http/policy'
import { staticHost } from '../mock-build/static-host'
import { countRequests, whenComplete } from '../settled'

// Below a sub-path, a deployer may edit only the <base> of index.html (docs/deployment.md).
const base = '/temple/site/'
const headings: Record<string, string> = {
  '': 'Sample Mandir',
  prabhupad: 'Founder Acharya',
  'policies/refund-policy': 'Refund Policy',
}

for (const [folders, paths] of [
  ['redirected', ['', 'prabhupad', 'policies/refund-policy']],
  ['served', ['prabhupad/', 'prabhupad', 'policies/refund-policy']],
] as const)
  test(`each unstamped page works below a sub-path on a host where folders are ${folders} [WIRE-1]`, async ({
    page,
  }) => {
    const headers = { 'Content-Security-Policy': createSecurityPolicy() }
    const host = await staticHost(base, { dist: 'dist', folders, headers })
    const site = `http://127.0.0.1:${host.port}${base}`
    countRequests(page)
    const faults: string[] = []
    // Until the first script corrects the <base>, Chromium preloads by the old one: ignore that.
    let guesses = false
    const note = (url: string, what: string | number) => {
      if (!guesses || url.startsWith(site)) faults.push(`${what} ${url}`)
    }
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (line) => note(line.location().url, line.text()))
    page.on('response', (response) => {
      if (response.status() >= 400) note(response.url(), response.status())
    })
    await page.route(/\/(admin|general)\/api\//, (route) =>
      route.fulfill({ json: { record_per_page: [], total_records: 0 } }),
    )
    // Marks the element that the server sent, to tell whether React has kept it.
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive')
          document.querySelector('#root > *')?.setAttribute('data-sent', '')
      }),
    )

    for (const path of paths) {
      const route = path.replace(/\/$/, '')
      guesses = folders === 'served' && path === route
      await page.goto(`${site}${path}`)
      await whenComplete(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[route]!)
      await expect(page).toHaveURL(`${site}${route}`)
      await expect(page.locator('#root > [data-sent]'), `/${path}`).toHaveCount(1)
    }
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    await expect(page).toHaveURL(`${site}contactus`)
    host.close()

    expect(faults).toEqual([])
  })
