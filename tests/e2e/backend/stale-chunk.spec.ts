import { errors } from '../../../src/content/en/errors'
import { expect, test } from './backend'

const chunk = '**/assets/courses-*.js'

test('a chunk that a deployment took away leads to the new version by one load', async ({
  page,
  watch,
}) => {
  watch.expected = [/^error: /, /^warning: /]
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await page.goto('./')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.route(chunk, (route) =>
    loads.length < 2 ? route.fulfill({ status: 404 }) : route.fallback(),
  )

  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).first().click()

  await expect(page).toHaveURL(/courses$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Courses')
  expect(loads).toEqual(['/', '/courses'])
})

test('a chunk that stays away ends in a message, not in a circle', async ({ page, watch }) => {
  watch.expected = [/^error: /, /^warning: /]
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(chunk, (route) => route.fulfill({ status: 404 }))

  await page.goto('./courses')
  await expect(page.getByRole('button', { name: errors.reload })).toBeVisible()
  await expect(page.getByText(errors.newVersion)).toBeVisible()

  await page.waitForLoadState('networkidle')
  expect(loads).toBe(2)
})
