import { collections } from '../e2e/backend/collections'
import { expect, test } from './backends'
import { onePixelPng } from '../one-pixel-png'
import { openAdmin, sendMessage, signIn, writeEverywhere } from './walk'

test('visitors read every list, and see the pictures [BACK-2]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Slide 3' })).toBeAttached()

  await page.goto('/courses')
  await expect(page.getByRole('heading', { name: /^Course \d+$/ })).toHaveCount(12)

  await page.goto('/activities')
  await expect(page.getByRole('heading', { name: 'Kirtan 17' })).toBeVisible()

  await page.goto('/vgallery')
  await expect(page.getByText('Arati 20', { exact: true }).first()).toBeVisible()

  await page.goto('/igallery')
  const picture = page.getByRole('button', { name: 'Ghat 70' }).locator('img')
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(35)
})

test('staff sign in and read every list [BACK-2]', async ({ page }) => {
  await openAdmin(page, collections[0]!.screen)

  for (const { screen } of collections)
    await test.step(screen, async () => {
      await page.goto(`/admin/${screen}`)
      await expect(page.getByText(/^Showing 1 to \d+ of \d+ results$/)).toBeVisible()
    })
})

test('a page after the first, and a search, show their rows [BACK-2]', async ({ page }) => {
  await openAdmin(page, 'activities')

  await page.goto('/admin/activities?page=2')
  await expect(page.getByText('Showing 11 to 17 of 17 results')).toBeVisible()

  await page.goto('/admin/activities?search=Kirtan+12')
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible()
})

test('staff add, edit and delete in every list [BACK-2]', async ({ page }) => {
  await writeEverywhere(page)
})

test('the right password signs in, whatever token is in the storage', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('login-info')) return
    localStorage.setItem('login-info', '{"token":"dead","email":"admin@example.org"}')
  })

  await page.goto('/signin')
  await signIn(page)

  await expect(page).toHaveURL(/\/admin$/)
})

test('visitors send a message, whatever token is in the storage', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('login-info', '{"token":"dead","email":"admin@example.org"}'),
  )

  await sendMessage(page)
})

test('a wrong password reads what the server says', async ({ page }) => {
  await page.goto('/signin')
  await signIn(page, 'wrong')

  await expect(page.getByText('Unable to log in with provided credentials.')).toBeVisible()
})

test('a refused add is read at its field, and nothing typed is lost [BACK-2]', async ({ page }) => {
  const refusal = /course with this title already exists\./i
  const dialog = page.getByRole('dialog')
  const title = dialog.getByLabel(/^Title/)
  await openAdmin(page, 'courses')

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'gita.png',
    mimeType: 'image/png',
    buffer: Buffer.from(onePixelPng, 'base64'),
  })
  const course = collections.find(({ screen }) => screen === 'courses')!
  for (const [label, , value] of course.fields)
    await dialog.getByLabel(new RegExp(`^${label}`)).fill(value)
  await dialog.getByLabel(/^Course type/).selectOption(course.chosen![2])
  await title.fill('Course 3')
  await dialog.getByRole('button', { name: 'Submit' }).click()

  await expect(dialog.getByText(refusal).first()).toBeVisible()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(title).toHaveAccessibleDescription(refusal)
  await expect(title).toHaveValue('Course 3')
})

test('View More shows the whole gallery, though a page beyond the last is 404', async ({
  page,
}) => {
  await page.goto('/vgallery')
  await page.getByRole('button', { name: /View More/i }).click()

  await expect(page.getByText('Arati 1', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page beyond the last leads to the last one', async ({ page }) => {
  await openAdmin(page, 'activities')

  await page.goto('/admin/activities?page=9')

  await expect(page.getByText('Showing 11 to 17 of 17 results')).toBeVisible()
})
