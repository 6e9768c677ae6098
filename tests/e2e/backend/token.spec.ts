import { sampleToken } from '../../../mocks/engine/account'
import { expect, openSignedIn, test } from './backend'
import { startRecorder, type RecordedRequest } from './recorder'

// Another port is another origin, so the browser treats this server as a foreign host.
let other: Awaited<ReturnType<typeof startRecorder>>
test.beforeEach(async () => void (other = await startRecorder()))
test.afterEach(() => other.close())

/** Returns the requests that contain the token, in a header or in the address. */
const withToken = (requests: RecordedRequest[]) =>
  requests.filter((request) => JSON.stringify(request).includes(sampleToken))

test('pictures and links of a hostile record send no token to their host [AUTH-2]', async ({
  page,
  backend,
  watch,
}) => {
  const { origin } = other
  // Allow the host, because otherwise the policy would hide that the app sends its token there.
  await backend.allowOrigins(origin)
  const record = {
    id: 1,
    heading1: 'A hostile slide',
    heading2: 'x',
    filePath: `${origin}/picture.png`,
    actionUrl: `${origin}/admin/api/slider`,
    datetime: null,
  }
  const body = JSON.stringify({ status: true, total_records: 1, record_per_page: [record] })
  await backend.respondWith({ method: 'GET', path: 'admin/api/slider', body })
  watch.expectedLines = [/Failed to load resource/, /^warning: /]

  await openSignedIn(page, './admin/slider')
  await expect(page.getByRole('row', { name: /A hostile slide/ })).toBeVisible()
  await expect.poll(() => other.seen.map(({ path }) => path)).toContain('/picture.png')
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('table')
    .getByRole('link', { name: /admin\/api\/slider/ })
    .click()
  const popup = await opened
  await popup.waitForLoadState()
  await page.goto('./')
  await expect(page.getByText('A hostile slide').first()).toBeAttached()

  expect(await popup.evaluate(() => window.opener === null)).toBe(true)
  expect(other.withoutPreflights().map(({ path }) => path)).toContain('/admin/api/slider')
  expect(withToken(other.seen)).toEqual([])
  expect(other.seen.filter(({ headers }) => headers.authorization)).toEqual([])
  expect(new Set(watch.foreignUrls.map((url) => new URL(url).origin))).toEqual(new Set([origin]))
  watch.foreignUrls = []
})

test('a contact message that is redirected to another host is not sent there', async ({
  page,
  backend,
  watch,
}) => {
  await backend.allowOrigins(other.origin)
  await backend.respondWith({
    method: 'POST',
    path: 'general/api/contactus/',
    status: 307,
    headers: { Location: `${other.origin}/general/api/contactus/` },
  })
  watch.expectedLines = [/^error: /, /^warning: /]

  await page.goto('./contactus')
  const form = page.getByRole('main')
  await form.getByLabel(/^Name/).fill('Ananya Mishra')
  await form.getByLabel(/^Email/).fill('ananya@example.org')
  await form.getByLabel(/^Subject/).fill('A stay in Kartik')
  await form.getByLabel(/^Message/).fill('May four of us stay for two nights?')
  await form.getByRole('button', { name: 'Send Message' }).click()

  await expect(
    page.getByText(/^The server has sent this request to another address\./),
  ).toBeVisible()
  expect(other.seen).toEqual([])
  // Looked for once: the path in its other spelling, which this server does not have.
  const { violations } = await backend.log()
  expect(violations.map(({ operationId }) => operationId)).toEqual(['GET /general/api/contactus'])
  await backend.reset()
  // The browser reports where it was redirected to, although it does not go there.
  watch.foreignUrls = []
})
