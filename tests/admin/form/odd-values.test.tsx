import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, emptyDb } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { dialog, press } from '../../queries'

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const put = () => new Map(sent('PUT', '/admin/api/')[0]!.body as [string, FormDataEntryValue][])

/** Changes only the description and saves, so that the odd values are sent back unchanged. */
async function saveOtherField() {
  await userEvent.fill(await screen.findByLabelText(/^Description/), 'Another sentence.')
  await press('Update')
  await screen.findByText('Record updated successfully.')
}

beforeEach(emptyDb)

test('dates, times and types that no control can show stay as text and are sent unchanged [COURSELIST-2]', async () => {
  build.course({
    title: 'Gita',
    courseType: 'Residential Courses',
    startDate: 'first week of Magh',
    startTime: 'after arati',
    endTime: '7.30 in the evening',
  })
  await openAdmin('/admin/courses')
  await press('Edit: Gita')

  expect(await field('Start date')).toHaveValue('first week of Magh')
  expect(await field('Start time')).toHaveValue('after arati')
  expect(await screen.findByLabelText(/^Course type/)).toHaveValue('Residential Courses')
  await saveOtherField()

  expect(put().get('startDate')).toBe('first week of Magh')
  expect(put().get('startTime')).toBe('after arati')
  expect(put().get('endTime')).toBe('7.30 in the evening')
  expect(put().get('courseType')).toBe('Residential Courses')
})

test.each([
  ['2026-12-12T00:00:00', '2026-12-12', '18:00:00', '18:00'],
  ['2026-12-12 00:00', '2026-12-12', '6:05', '06:05'],
  ['2026-12-20T18:30:00Z', '2026-12-21', '13:00:00Z', '18:30'],
  ['0001-01-01T00:00:00', '', '1900-01-01T00:00:00', ''],
  ['20 Nov 2026', '2026-11-20', '2000-01-01T18:30:00.000Z', '18:30'],
])('a date %s and a time are shown in their pickers and sent unchanged', async (...values) => {
  const [startDate, shownDate, startTime, shownTime] = values
  build.course({ title: 'Gita', startDate, startTime })
  await openAdmin('/admin/courses')
  await press('Edit: Gita')

  expect(await field('Start date')).toHaveValue(shownDate)
  expect(await field('Start time')).toHaveValue(shownTime)
  await saveOtherField()

  expect(put().get('startDate')).toBe(startDate)
  expect(put().get('startTime')).toBe(startTime)
})

test('a date field says the day of the week, as its date changes [FORM-19]', async () => {
  build.activity({ title: 'Holi', date: '2026-09-04' })
  await openAdmin('/admin/activities')
  await press('Edit: Holi')
  expect(await field('Date')).toHaveAccessibleDescription('Friday, 4 September 2026')

  await userEvent.fill(await field('Date'), '2026-09-05')

  expect(await field('Date')).toHaveAccessibleDescription('Saturday, 5 September 2026')
})

test.each([
  ['Date', '{ArrowRight}{ArrowRight}{Backspace}', /^The day is not complete/],
  ['Time', '{Backspace}', /^The time is not complete/],
])(
  'a %s that is typed by half stops the save and says so at its field [FORM-20]',
  async (...row) => {
    const [label, keys, error] = row
    build.activity({ title: 'Holi', date: '2026-12-01', time: '18:00' })
    await openAdmin('/admin/activities')
    await press('Edit: Holi')
    await userEvent.click(await field(label), { position: { x: 20, y: 20 } })
    await userEvent.keyboard(keys)

    await press('Update')

    await waitFor(async () => expect(await field(label)).toHaveFocus())
    expect(await field(label)).toHaveAccessibleDescription(error)
    expect(sent('PUT', '/admin/api/')).toEqual([])

    await userEvent.fill(await field(label), label === 'Date' ? '2026-12-02' : '18:30')
    expect(await field(label)).not.toHaveAccessibleDescription(error)
    await press('Update')
    await screen.findByText('Record updated successfully.')
  },
)

test('a copied day whose year has not four digits is named at its field [FORM-21]', async () => {
  build.activity({ title: 'Holi', date: '0026-12-20' })
  await openAdmin('/admin/activities')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 1: Holi' }))

  await press('Duplicate')

  expect(await field('Date')).toHaveAccessibleDescription(/The year is 26\./)
})

test('an unreadable date can be replaced with the picker, and restored', async () => {
  build.activity({ title: 'Holi', date: 'the full moon of Phalgun' })
  await openAdmin('/admin/activities')
  await press('Edit: Holi')

  await press('Pick a date instead')
  expect(await field('Date')).toHaveFocus()
  expect(await field('Date')).toHaveAttribute('type', 'date')
  await press('Keep “the full moon of Phalgun”')
  expect(await field('Date')).toHaveValue('the full moon of Phalgun')
  await press('Pick a date instead')
  await userEvent.fill(await field('Date'), '2027-03-22')
  await press('Update')

  await screen.findByText('Record updated successfully.')
  expect(put().get('date')).toBe('2027-03-22')
})

test('until a day is picked in its place, an unreadable date stays [FORM-20]', async () => {
  build.activity({ title: 'Holi', date: 'the full moon of Phalgun' })
  await openAdmin('/admin/activities')
  await press('Edit: Holi')

  await press('Pick a date instead')
  await saveOtherField()

  expect(put().get('date')).toBe('the full moon of Phalgun')
})

test('a line break in a value of one line is a space in its box, and stays where it was not edited', async () => {
  build.activity({ title: 'Holi\nof colours', date: 'the full\r\nmoon' })
  await openAdmin('/admin/activities')
  await press(/^Edit: Holi/)

  expect(await field(/^Title/)).toHaveValue('Holi of colours')
  expect(await field('Date')).toHaveValue('the full moon')
  await saveOtherField()

  expect(put().get('title')).toMatch(/^Holi\r?\nof colours$/)
})

test('a time field names its time zone', async () => {
  build.activity({ title: 'Holi' })
  await openAdmin('/admin/activities')

  await press('Edit: Holi')

  expect(await field('Time')).toHaveAccessibleDescription('IST')
})

test('a course without a type is stopped, and "Choose" is not a type [FORM-3] [COURSELIST-2]', async () => {
  await openAdmin('/admin/courses')
  await press('Add')
  const type = await screen.findByLabelText<HTMLSelectElement>(/^Course type/)
  expect([...type.options].map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Choose', true],
    ['Short Term Courses', false],
    ['Long Term Courses', false],
    ['Daily Classes', false],
  ])

  await press('Submit')

  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveFocus())
  expect(type).toHaveAccessibleDescription('Course type is required.')
  expect(sent('POST', '/admin/api/courses')).toEqual([])
})

test('the list of videos requests nothing of another host; the player loads on a press [VIDEOLIST-1]', async () => {
  build.video({ title: 'Arati', videoLink: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' })
  build.video({ title: 'Lamps', videoLink: 'mock-files/diyas.webm' })
  await openAdmin('/admin/vgallery')
  await screen.findByRole('table')
  expect(document.querySelector('main :is(iframe, video)')).toBeNull()
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
  expect(pictures.map(({ src }) => new URL(src).host)).toEqual([location.host, location.host])

  await press('Play: Lamps')

  expect(await (await dialog()).findByLabelText('Lamps', { selector: 'video' })).toBeVisible()
  await press('Close')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play: Lamps' })).toHaveFocus())
})

test('the delete dialog shows the video in a player that loads on a press [VIDEOLIST-1]', async () => {
  build.video({ title: 'Lamps', videoLink: 'mock-files/diyas.webm' })
  await openAdmin('/admin/vgallery')

  await press('Delete: Lamps')

  const player = await screen.findByLabelText<HTMLVideoElement>('Lamps', { selector: 'video' })
  expect(player).toBeVisible()
  expect(player.autoplay).toBe(false)
})

test('a "\ufffd" that the server has stored is warned about and can be corrected [DATA-12]', async () => {
  build.notification({ noti: 'Caf\ufffd open' })
  await openAdmin('/admin/notification')
  await press('Edit: Caf\ufffd open')
  expect(await screen.findByText(/stands for a letter that was lost/)).toBeVisible()

  await userEvent.fill(await screen.findByLabelText(/^Notification/), 'Café open')
  await press('Update')

  await screen.findByText('Record updated successfully.')
  expect(put().get('noti')).toBe('Café open')
})
