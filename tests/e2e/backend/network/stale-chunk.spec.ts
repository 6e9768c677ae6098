import { expect, test } from '../backend'
import { whenSettled } from '../../settled'
import { errorMessages } from '../../../../src/messages/errors'
import { homeSectionMessages } from '../../../../src/messages/site-screens/home-sections'

const sections = homeSectionMessages()
const errors = errorMessages()

const chunk = '**/assets/courses-*.js'

test('a chunk that a deployment has removed causes one reload to the new version [SEC-3]', async ({
  page,
  watch,
}) => {
  watch.expectedLines = [/^error: /, /^warning: /]
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  // Do not start on Home: one of its sections has a chunk that matches the same pattern.
  await page.goto('./contactus')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.route(chunk, (route) =>
    loads.length < 2 ? route.fulfill({ status: 404 }) : route.fallback(),
  )

  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).first().click()

  await expect(page).toHaveURL(/courses$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Courses')
  expect(loads).toEqual(['/contactus', '/courses'])
})

test('a chunk that is still missing after the reload leads to a message, not to a loop [SEC-3] [DEPLOY-3]', async ({
  page,
  watch,
}) => {
  watch.expectedLines = [/^error: /, /^warning: /]
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(chunk, (route) => route.fulfill({ status: 404 }))

  await page.goto('./courses')
  await expect(page.getByRole('button', { name: errors.reload })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: errors.newVersion.title })).toBeVisible()
  await expect(page.getByText(errors.unexpected)).toHaveCount(0)

  await whenSettled(page)
  expect(loads).toBe(2)
})

test('the sections of Home whose code is missing keep their prerendered HTML', async ({
  page,
  watch,
}) => {
  watch.expectedLines = [/^error: /, /^warning: /]
  let refused = 0
  await page.route('**/assets/later-sections-*.js', (route) => {
    refused += 1
    return route.fulfill({ status: 404 })
  })

  await page.goto('./')
  const donation = page.getByRole('region', { name: sections.donation.title })
  // The first failure reloads the page to get a new version, which resets the scroll position.
  const reloads = page.waitForEvent('load')
  await page.keyboard.press('PageDown')
  await reloads
  await whenSettled(page)
  await page.keyboard.press('PageDown')
  await expect.poll(() => refused).toBeGreaterThan(1)
  await expect(donation).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(page).toHaveURL(/contactus$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact Us')
})
