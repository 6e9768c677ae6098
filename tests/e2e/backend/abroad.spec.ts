import { expect, test } from './backend'

test.use({ timezoneId: 'America/Los_Angeles' })

test('a visitor abroad sees what is past and what comes next by the day of the temple [ACT-1] [ACT-2]', async ({
  page,
  backend,
}) => {
  await backend.respondWith({
    method: 'GET',
    path: 'admin/api/activities',
    body: JSON.stringify({
      record_per_page: [
        { id: 1, title: 'Evening aarti', date: '2026-11-21', time: '18:00' },
        { id: 2, title: 'Dawn aarti', date: '2026-11-22', time: '05:00' },
      ],
      total_records: 2,
    }),
  })
  // Noon of the 21st in Los Angeles, half past one on the 22nd in India.
  await page.clock.setFixedTime('2026-11-21T20:00:00Z')

  await page.goto('activities')

  const headings = page.getByRole('main').getByRole('heading')
  await expect(headings.filter({ hasText: /aarti|Past/ })).toHaveText([
    'Dawn aarti',
    'Past events',
    'Evening aarti',
  ])
  const activity = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dawn aarti' })
  await expect(activity).toContainText(/22 Nov 2026.*5:00\sAM\sIST/)
})
