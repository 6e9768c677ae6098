import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openAdmin, rows } from './admin'
import { resources } from './resources'

const elements = (row: Element) => row.querySelectorAll('*').length + 1

test.each(resources)(
  'a row of $title has at most 2.2 elements a column plus 2 [PERF-8]',
  async (given) => {
    await openAdmin(`${given.screen}?size=25`)
    await screen.findByRole('table')

    for (const row of rows())
      expect(elements(row)).toBeLessThanOrEqual(2.2 * row.children.length + 2)
  },
)

test.each(resources)('a closed card of $title has at most 12 elements [PERF-8]', async (given) => {
  await page.viewport(360, 740)
  await openAdmin(given.screen)
  await screen.findByRole('list', { name: given.title })

  for (const card of document.querySelectorAll('[data-row]'))
    expect(elements(card)).toBeLessThanOrEqual(12)
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
