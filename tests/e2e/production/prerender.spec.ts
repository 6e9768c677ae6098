import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addresses } from '../addresses'
import { expect, test } from '../backend/backend'
import { sampleAccount, sampleToken } from '../../../mocks/engine/account'
import { whenSettled } from '../settled'
import { holdRequests } from '../hold'
import { appScript, pathOf } from './measures'

/** Marks the element that the server sent, to tell later whether React has kept or replaced it. */
const markServerElement = (page: Page) =>
  page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      const first = document.querySelector('#root > *')
      if (!first) return
      watcher.disconnect()
      first.setAttribute('data-sent', '')
    })
    watcher.observe(document, { childList: true, subtree: true })
  })
const serverElement = (page: Page) => page.locator('#root > [data-sent]')

/** Gives the site this name in its settings. */
const nameSite = (page: Page, name: string) =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as { site: object }
    await route.fulfill({ json: { ...config, site: { ...config.site, name } } })
  })

test('a prerendered page is hydrated in place', async ({ page }) => {
  await markServerElement(page)
  for (const path of ['', 'prabhupad', 'contactus', 'courses', 'policies/refund-policy']) {
    await page.goto(`./${path}`)
    await whenSettled(page)
    await expect(serverElement(page), `/${path}`).toHaveCount(1)
  }
  await page.getByRole('button', { name: 'Exchanges' }).click()
  await expect(page.getByRole('button', { name: 'Exchanges' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('another language, another address or other settings render the page again', async ({
  page,
}) => {
  await markServerElement(page)
  await page.goto('./no/such/page')
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible()
  await expect(serverElement(page)).toHaveCount(0)

  await page.goto('./prabhupad?lang=hi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(serverElement(page)).toHaveCount(0)

  await page.goto('./prabhupad?lang=en')
  await expect(page).toHaveURL(/prabhupad$/)
  await nameSite(page, 'Other Mandir')
  await page.goto('./prabhupad')
  await expect(page).toHaveTitle('Founder Acharya - Other Mandir')
  await expect(serverElement(page)).toHaveCount(0)
})

for (const [name, siteName] of [
  ['as it was built', 'Sample Mandir'],
  ['with other settings', 'Other Mandir'],
] as const)
  test(`a page ${name} that is scrolled before the app starts stays where it is [SHELL-11]`, async ({
    page,
  }) => {
    await nameSite(page, siteName)
    const release = await holdRequests(page, appScript)
    await page.goto('./templeCon', { waitUntil: 'commit' })
    const pillar = page.getByRole('heading', { name: 'Pillar' })
    await pillar.scrollIntoViewIfNeeded()
    const before = (await pillar.boundingBox())!.y
    release()

    await expect(page).toHaveTitle(`Temple Construction - ${siteName}`)
    await whenSettled(page)

    expect((await pillar.boundingBox())!.y).toBeCloseTo(before, -1)
  })

const scrollPosition = (page: Page) => page.evaluate(() => scrollY)
const scrollTo = (page: Page, position: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), position)

test('a reloaded page that is scrolled on before the app starts stays where it is [SHELL-11]', async ({
  page,
}) => {
  await page.goto('./templeCon')
  await whenSettled(page)
  await scrollTo(page, 700)
  const release = await holdRequests(page, appScript)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => scrollPosition(page)).toBe(700)

  await page.mouse.wheel(0, 500)
  await expect.poll(() => scrollPosition(page)).toBe(1200)
  release()
  await whenSettled(page)

  expect(await scrollPosition(page)).toBe(1200)
})

test('Home can be read while its first script is late, and is hydrated in place then [SHELL-17]', async ({
  page,
}) => {
  await markServerElement(page)
  const release = await holdRequests(page, /assets\/boot-.*\.js/)
  await page.goto('./', { waitUntil: 'commit' })

  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  release()

  await whenSettled(page)
  await expect(serverElement(page)).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  // The `watch` fixture needs scripts, so the test opens a page in a context of its own.
  test('a page can be read completely, and its links work', async ({ browser, backend }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${backend.address}chitrakoot`)
    await expect(page.getByText('start early and carry water')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${backend.address}chitrakoot#main`)
    await page.getByRole('link', { name: 'Kamadgiri' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kamadgiri')
    await expect(page).toHaveTitle(/^Kamadgiri - /)
    await context.close()
  })
})

test('a static page loads the app once its styles are loaded and it is painted', async ({
  page,
}) => {
  const release = await holdRequests(page, /assets\/site-.*\.css/)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const hasRequested = (file: RegExp) => () => requested.some((url) => file.test(url))

  await page.goto('./prabhupad', { waitUntil: 'commit' })
  await expect.poll(hasRequested(/config\.json/)).toBe(true)
  expect(requested.filter((url) => /(?<!boot-[\w-]+)\.js$/.test(url))).toEqual([])
  release()

  await expect.poll(hasRequested(appScript)).toBe(true)
  await expect(page).toHaveURL(/prabhupad$/)
})

for (const path of ['courses', 'activities'])
  test(`/${path} requests its list once, before the app's code has run [PERF-10]`, async ({
    page,
  }) => {
    const requested = collectApiCalls(page)
    const release = await holdRequests(page, appScript)

    await page.goto(`./${path}`, { waitUntil: 'commit' })
    await expect.poll(() => requested).toEqual([`admin/api/${path}`])
    release()

    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
    expect(requested).toEqual([`admin/api/${path}`])
  })

test('a public list does not request the rows of the admin for a signed-in person [AUTH-2]', async ({
  page,
  backend,
}) => {
  await signIn(page, backend.address)
  const requested = collectApiCalls(page)

  await page.goto('./courses')
  await whenSettled(page)

  expect(requested).toEqual(['admin/api/courses'])
})

test('a list of the admin is requested before the settings have arrived [PERF-10]', async ({
  page,
  backend,
}) => {
  await signIn(page, backend.address)
  const requested = collectApiCalls(page)
  const release = await holdRequests(page, /config\.json/)

  await page.goto('./admin/courses', { waitUntil: 'commit' })
  await expect.poll(() => requested).toEqual(['admin/api/courses?page=1&page_size=10'])
  release()

  await expect(page.getByRole('table')).toBeVisible()
  expect(requested).toEqual(['admin/api/courses?page=1&page_size=10'])
})

test('a token of another API waits for the settings [AUTH-2]', async ({ page, backend }) => {
  await signIn(page, `${backend.address}other/`)
  const requested = collectApiCalls(page)
  const release = await holdRequests(page, /config\.json/)
  const app = page.waitForResponse((response) => appScript.test(response.url()))

  await page.goto('./admin/courses', { waitUntil: 'commit' })
  await app
  expect(requested).toEqual([])
  release()

  await expect(page.getByRole('table')).toBeVisible()
})

/** Opens each page with the login that an API has issued. */
async function signIn(page: Page, api: string) {
  const info = JSON.stringify({ token: sampleToken, email: sampleAccount.email, userMessage: '' })
  await page.addInitScript(
    (login) => {
      for (const [key, value] of Object.entries(login)) localStorage.setItem(key, value)
    },
    { 'login-info': info, 'login-api': api },
  )
}

/** Collects the paths and queries of the API calls that a page sends. */
function collectApiCalls(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => {
    if (pathOf(request).includes('/api/'))
      requested.push(pathOf(request) + new URL(request.url()).search)
  })
  return requested
}

test('each admin address has a page that names its own code, shows nothing and is excluded from search', () => {
  const pages = addresses.filter((address) => address.startsWith('admin'))
  expect(pages.length).toBeGreaterThan(9)
  for (const address of pages) {
    const page = readFileSync(`dist/${address}/index.html`, 'utf8')
    expect(page, address).toContain('<div id="root"></div>')
    expect(page, address).toContain('<meta name="robots" content="noindex" />')
    expect(page, address).toMatch(/data-code="[^"]*assets\/admin-/)
    expect(page, address).not.toMatch(/assets\/(site|home)-|ld\+json/)
  }
})

test('every link of a prerendered page has an address, or is disabled until the page is hydrated [PERF-11]', () => {
  for (const path of ['', 'templeCon/', 'contactus/', 'chitrakoot/']) {
    const links = readFileSync(`dist/${path}index.html`, 'utf8').match(/<a\b[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => !/ href="| aria-disabled="true"/.test(link))).toEqual([])
  }
})

test('the pages contain share tags, no bank details, and nothing that needs the address of the site', () => {
  const home = readFileSync('dist/index.html', 'utf8')
  const donation = readFileSync('dist/templeCon/index.html', 'utf8')
  const config = JSON.parse(readFileSync('dist/config.json', 'utf8')) as {
    site: { url: string }
    bank: Record<string, string>
  }
  expect(home).toContain('property="og:title"')
  expect(home).toContain('application/ld+json')
  for (const fact of Object.values(config.bank))
    expect(`${home}${donation}`.includes(fact), fact).toBe(false)
  expect(config.site.url).toBe('')
  expect(home).not.toMatch(/rel="canonical"|og:url|og:image"/)
})
