import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openAdmin, rows } from '../../admin-screen'
import { resources } from '../../resources'

const elements = (row: Element) => row.querySelectorAll('*').length + 1

test.each(resources)(
  'a row of $title has at most 2.5 elements a column plus 2 [PERF-8]',
  async (given) => {
    await openAdmin(`${given.screen}?size=25`)
    await screen.findByRole('table')

    for (const row of rows())
      expect(elements(row)).toBeLessThanOrEqual(2.5 * row.children.length + 2)
  },
)

test.each(resources)('a closed card of $title has at most 15 elements [PERF-8]', async (given) => {
  await page.viewport(360, 740)
  await openAdmin(given.screen)
  const list = within(await screen.findByRole('list', { name: given.title }))

  for (const card of list.getAllByRole('listitem')) expect(elements(card)).toBeLessThanOrEqual(15)
})

test('with text at 200 % the table scrolls, and the search shows its whole hint [A11Y-10]', async () => {
  document.documentElement.style.fontSize = '200%'
  await page.viewport(1280, 800)

  await openAdmin('/admin/notification')

  const table = await screen.findByRole('region', { name: 'Notification, scrolls sideways' })
  expect(table.scrollWidth).toBeGreaterThan(table.clientWidth)
  const search = screen.getByRole('searchbox')
  expect(search.scrollWidth).toBeLessThanOrEqual(search.clientWidth)
  expect(search.offsetWidth).toBeGreaterThan(300)
})

test('a wide window makes titles and texts of a list wider, not only its texts [LIST-2]', async () => {
  await page.viewport(1280, 800)
  await openAdmin('/admin/courses')
  const width = (name: string) => screen.getByRole('columnheader', { name }).offsetWidth
  await screen.findByRole('table')
  const before = { title: width('Title'), description: width('Description') }

  await page.viewport(1850, 800)

  await waitFor(() => expect(width('Title')).toBeGreaterThan(before.title * 1.25))
  expect(width('Description')).toBeGreaterThan(before.description * 1.5)
})
