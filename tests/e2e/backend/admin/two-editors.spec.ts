import type { Page } from '@playwright/test'
import { expect, openSignedIn, test } from '../backend'

const path = 'admin/api/slider'

/** Opens the form of the first slide. */
async function openForm(page: Page) {
  await openSignedIn(page, './admin/slider')
  await page
    .getByRole('button', { name: /^Edit:/ })
    .first()
    .click()
  return page.getByRole('dialog', { name: 'Update Record' })
}

test('an editor is asked before a field that somebody else has changed is overwritten [WIRE-4]', async ({
  page,
  context,
  backend,
}) => {
  const [before] = await backend.rows(path)
  const other = await context.newPage()
  const theirs = await openForm(other)
  const mine = await openForm(page)
  await theirs.getByLabel('Heading2').fill('Their heading')
  await theirs.getByLabel('Action URL').fill('/courses')
  await theirs.getByRole('button', { name: 'Update' }).click()
  await expect(theirs).toHaveCount(0)

  await mine.getByLabel('Heading1').fill('My first heading')
  await mine.getByLabel('Heading2').fill('My heading')
  await mine.getByRole('button', { name: 'Update' }).click()
  const question = page.getByRole('dialog', { name: 'Changed by somebody else' })
  await expect(question.getByRole('radio', { name: /^Theirs\s*Their heading$/ })).toBeVisible()
  expect(await backend.writes()).toHaveLength(1)
  await question.getByRole('radio', { name: /^Theirs/ }).check()
  await question.getByRole('button', { name: 'Save my choice' }).click()

  await expect(page.getByText('Changed meanwhile: Action URL')).toBeVisible()
  const [after] = await backend.rows(path)
  expect(after).toEqual({
    ...before,
    heading1: 'My first heading',
    heading2: 'Their heading',
    actionUrl: '/courses',
  })
})
