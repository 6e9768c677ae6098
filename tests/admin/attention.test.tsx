import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, emptyDb, holdRequest, useScenario, worker } from '../../mocks/testing'
import { openAdmin, sent } from '../admin-screen'
import { dialog, press, textbox } from '../queries'

/** The requests of the panel; the dashboard's own requests have smaller pages, save that of the mail log. */
const reads = () => sent('GET', 'page_size=100').filter(({ path }) => !path.includes('mailrequest'))
const panel = async () => within(await screen.findByRole('region', { name: 'Needs attention' }))
const finished = async (text: RegExp) => (await panel()).findByText(text)

beforeEach(emptyDb)

test('each record that is broken for visitors is named with its problems [DASH-3]', async () => {
  build.slide({ heading1: 'Deepa Daan', filePath: '' })
  build.activity({ title: 'Janmashtami', time: 'at midnight' })
  build.notification({ noti: 'Aarti at six', url: '' })

  await openAdmin('/admin')

  expect(await finished(/^2 records need attention, of 3 that/)).toBeVisible()
  const activities = within((await panel()).getByRole('list', { name: 'Activities' }))
  expect(activities.getByText('Time “at midnight” cannot be read.')).toBeVisible()
  expect((await panel()).queryByText('Aarti at six')).toBeNull()
})

test('a line opens the form of its record, on its page of the list [DASH-3]', async () => {
  for (let number = 1; number <= 100; number += 1) build.image({ title: `Lamp ${number}` })
  build.image({ title: 'Broken lamp', filePath: '' })
  await openAdmin('/admin')
  await press('Check all pictures and links')
  await finished(/^One record needs attention, of 101/)

  const line = (await panel()).getByRole('link', { name: 'Broken lamp' })
  line.click()

  expect(await (await dialog()).findByRole('textbox', { name: 'Title' })).toHaveValue('Broken lamp')
})

test('without broken records the panel says so, with the number of records [DASH-3]', async () => {
  build.notification({ url: '' })

  await openAdmin('/admin')

  expect(await finished(/^Nothing is broken on the website: 1 records/)).toBeVisible()
})

test('past activities and courses that have begun are one line each, and no fault [DASH-3]', async () => {
  for (const title of ['Janmashtami', 'Deepa Daan']) build.activity({ title, date: '2020-09-04' })
  build.course({ title: 'Gita', startDate: '2020-09-04' })

  await openAdmin('/admin')

  expect(await finished(/^Nothing is broken on the website: 3 records/)).toBeVisible()
  expect((await panel()).getByText('2 activities are over.')).toBeVisible()
  expect((await panel()).getByText('One course has begun.')).toBeVisible()
  expect(
    (await panel()).getByRole('link', { name: 'Look through them: Activities' }),
  ).toHaveAttribute('href', '/admin/activities')
})

test('the newest 100 records of a collection are read by itself, and the panel says so [DASH-4]', async () => {
  for (let number = 1; number <= 301; number += 1) build.video({ title: `Kirtan ${number}` })

  await openAdmin('/admin')

  expect(
    await finished(/^Video Gallery: only the newest 100 of 301 records were looked at/),
  ).toBeVisible()
  expect(sent('GET', 'vGallery?page=2')).toEqual([])
})

test('coming back reads nothing again until something is written [DASH-4]', async () => {
  const { go } = await openAdmin('/admin')
  await finished(/^Nothing is broken/)
  expect(reads()).toHaveLength(6)

  await go('/admin/changepass')
  await go('/admin')

  expect(await finished(/^Nothing is broken/)).toBeVisible()
  expect(reads()).toHaveLength(6)
  await go('/admin/notification?add')
  await userEvent.fill(await textbox('Notification'), 'Aarti at six')
  await press('Submit')
  await screen.findByText('Record added successfully.')
  await go('/admin')
  expect(await finished(/^Nothing is broken on the website: 1 records/)).toBeVisible()
})

test('a press checks every record and says how far it is and when it ended [DASH-4]', async () => {
  for (let number = 1; number <= 301; number += 1) build.video({ title: `Kirtan ${number}` })
  await openAdmin('/admin')
  await finished(/^Video Gallery: only the newest 100/)
  const release = holdRequest('GET /admin/api/vGallery')

  await press('Check all pictures and links')

  expect(await finished(/^Checking pictures and links: Video Gallery/)).toBeVisible()
  release()
  expect(await finished(/^Nothing is broken on the website: 301 records/)).toBeVisible()
  expect(await finished(/^All pictures and links were checked at/)).toBeVisible()
})

test('Stop ends a check of everything, and what was found stays [DASH-4]', async () => {
  build.slide({ heading1: 'Deepa Daan', filePath: '' })
  await openAdmin('/admin')
  await finished(/^One record needs attention/)
  const release = holdRequest('GET /admin/api/courses')
  await press('Check all pictures and links')
  await finished(/^Checking pictures and links: Courses/)

  await press('Stop')

  expect(await finished(/^One record needs attention/)).toBeVisible()
  const heading = (await panel()).getByRole('heading', { name: 'Needs attention' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.queryByText(/were checked at/)).toBeNull()
  release()
})

test('a collection that failed is named and retried alone [DASH-4]', async () => {
  build.course({ title: 'Gita', filePath: '' })
  useScenario('failing', { only: 'GET /admin/api/courses' })
  await openAdmin('/admin')
  await finished(/^Nothing else is broken/)
  expect(screen.getByText('The records of “Courses” could not be looked at.')).toBeVisible()
  const before = reads().length
  useScenario('normal')

  await press('Retry: Courses')

  expect(await finished(/^One record needs attention, of 1 /)).toBeVisible()
  expect(reads()).toHaveLength(before + 1)
})

// A browser keeps pictures in memory, so each test has files of its own.
const drawing = () =>
  new HttpResponse('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
const picturePath = '*/mock-files/:name'

async function checkEverything() {
  await openAdmin('/admin')
  await press('Check all pictures and links')
  await finished(/^All pictures and links were checked at/)
}

test('a picture whose file is missing on the server is named [DASH-5]', async () => {
  build.image({ title: 'Lamp' })
  build.image({ title: 'Gone lamp', filePath: 'mock-files/missing-0001.svg' })

  await checkEverything()

  expect(await finished(/^One record needs attention, of 2/)).toBeVisible()
  const images = within((await panel()).getByRole('list', { name: 'Image Gallery' }))
  expect(images.getByRole('link', { name: 'Gone lamp' })).toBeVisible()
  expect(
    images.getByText('The picture file is missing or broken: visitors see a placeholder.'),
  ).toBeVisible()
})

test.each([
  ['a web page', 'text/html', '<h1>Sample Mandir</h1>'],
  ['a file that is no picture', 'image/png', 'no picture'],
])('%s in place of a picture counts as broken [DASH-5]', async (name, type, body) => {
  build.image({ title: 'Lamp', filePath: `mock-files/${name}.png` })
  worker.use(
    http.get(picturePath, () => new HttpResponse(body, { headers: { 'Content-Type': type } })),
  )

  await checkEverything()

  expect(await finished(/^One record needs attention/)).toBeVisible()
})

test.each([
  ['gets no response', () => HttpResponse.error()],
  ['is refused', () => new HttpResponse(null, { status: 403 })],
  ['fails on the server', () => new HttpResponse(null, { status: 503 })],
])('a picture that %s is not reported as missing [DASH-5]', async (name, respond) => {
  build.image({ title: 'Lamp', filePath: `mock-files/${name}.png` })
  worker.use(http.get(picturePath, respond))

  await checkEverything()

  expect(await finished(/^Nothing is broken on the website: 1 records/)).toBeVisible()
})

const elsewhere = 'https://files.example.org'

test('a picture of another host counts as missing once that host has sent another one [DASH-5]', async () => {
  build.image({ title: 'Lamp', filePath: `${elsewhere}/lamp.png` })
  build.image({ title: 'Gone lamp', filePath: `${elsewhere}/gone.png` })
  build.image({ title: 'Lamp of a silent host', filePath: 'https://silent.example.org/lamp.png' })
  worker.use(
    http.get(`${elsewhere}/lamp.png`, () => drawing()),
    http.get(`${elsewhere}/gone.png`, () => new HttpResponse(null, { status: 404 })),
    http.get('https://silent.example.org/lamp.png', () => HttpResponse.error()),
  )

  await checkEverything()

  expect(await finished(/^One record needs attention, of 3/)).toBeVisible()
  expect((await panel()).getByRole('link', { name: 'Gone lamp' })).toBeVisible()
})

test('by itself the two newest pictures are loaded, and on a press the others, four at a time, each once [DASH-5] [DASH-8]', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 1])
    build.image({ filePath: `mock-files/drawing-${number}.svg` })
  const requested: string[] = []
  let release = () => {}
  let held = Promise.resolve()
  worker.use(
    http.get(picturePath, async ({ params }) => {
      requested.push(String(params.name))
      await held
      return drawing()
    }),
  )
  await openAdmin('/admin')
  await finished(/^Nothing is broken/)
  expect(requested).toHaveLength(2)
  requested.length = 0
  held = new Promise((resolve) => {
    release = resolve
  })

  await press('Check all pictures and links')
  await waitFor(() => expect(requested).toHaveLength(4))
  release()

  expect(await finished(/^Nothing is broken on the website: 9 records/)).toBeVisible()
  expect(requested).toHaveLength(6)
})

test('nothing is checked before the panel is in view [DASH-8]', async () => {
  await page.viewport(360, 480)
  for (let number = 1; number <= 5; number += 1) build.message()
  await openAdmin('/admin')
  const region = await screen.findByRole('region', { name: 'Needs attention' })
  // The lists above the panel move it when they arrive.
  expect(await screen.findAllByText('Stay in Kartik')).toHaveLength(5)
  expect(await screen.findByText('No Records found')).toBeVisible()
  expect(reads()).toEqual([])

  region.scrollIntoView()

  expect(await finished(/^Nothing is broken/)).toBeVisible()
})
