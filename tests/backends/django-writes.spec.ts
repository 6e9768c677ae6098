// Steps that ask for the rules of refusals and pages; they join django.spec.ts with those.
import { expect, test } from './backends'
import { openAdmin, sendMessage, signIn, writeEverywhere } from './walk'

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

test('a refused add and edit are read at their field [BACK-2]', async ({ page }) => {
  const refusal = /course with this title already exists\./i
  const dialog = page.getByRole('dialog')
  const title = dialog.getByLabel(/^Title/)
  await openAdmin(page, 'courses')

  await page.getByRole('button', { name: 'Add', exact: true }).click()
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
