import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { db, emptyDb, holdRequest, useScenario } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { button, dialog, press } from '../../queries'

const path = '/admin/api/notification'
const post = `POST ${path}` as const
const stored = () =>
  db.notification
    .list()
    .rows.map(({ noti }) => noti)
    .toSorted()
const line = async (number: number) => {
  const [label] = await screen.findAllByText(`Line ${number}`)
  return within(label!.closest('li')!)
}
const alert = (text: string | RegExp) => screen.findByText(text, { selector: '[role] *' })

/** Opens the import of a list and shows the preview of a pasted text. */
async function previewText(text: string, screenPath = '/admin/notification') {
  await openAdmin(screenPath)
  await pasteText(text)
}

async function pasteText(text: string) {
  await press('Import CSV')
  const field = await screen.findByRole('textbox', { name: 'Or paste the lines here' })
  await userEvent.fill(field, text)
  await press('Preview')
}

/** Presses the dialog's Close button; the first one is its cross. */
const closeDialog = async () =>
  userEvent.click((await dialog()).getAllByRole('button', { name: 'Close' }).at(-1)!)

beforeEach(emptyDb)

test('four lists have an import, the other lists have none [IMPORT-1]', async () => {
  const { go } = await openAdmin('/admin/notification')
  for (const list of ['notification', 'activities', 'courses', 'vgallery']) {
    await go(`/admin/${list}`)
    expect(await screen.findByRole('button', { name: 'Import CSV' })).toBeVisible()
  }
  await go('/admin/slider')

  await screen.findByRole('heading', { level: 1, name: 'Slider' })
  expect(screen.queryByRole('button', { name: 'Import CSV' })).toBeNull()
})

test('a CSV file of Excel is previewed and added line by line, then the list shows it [IMPORT-1] [IMPORT-3]', async () => {
  await openAdmin('/admin/notification')
  await press('Import CSV')
  const content =
    '\uFEFFNotification;URL;Author\r\n"Aarti; at six";/activities;Meera\r\nदीप दान;;\r\n'
  await userEvent.upload(
    await screen.findByLabelText(/^CSV file/),
    new File([content], 'lines.csv', { type: 'text/csv' }),
  )
  const field = screen.getByRole('textbox', { name: 'Or paste the lines here' })
  await waitFor(() => expect(field).not.toHaveValue(''))
  await press('Preview')
  expect(await screen.findByText('2 lines can be added. Ignored columns: Author.')).toBeVisible()

  await press('Add 2 lines')

  expect(await alert('2 lines were added.')).toBeVisible()
  expect(await (await line(2)).findByText('Added')).toBeVisible()
  await userEvent.click((await dialog()).getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('rowheader', { name: /Aarti; at six/ })).toBeVisible()
  expect(stored()).toEqual(['Aarti; at six', 'दीप दान'])
})

test('dates of one form are offered once for the column, and a corrected line keeps its own [IMPORT-4]', async () => {
  await previewText(
    'Title,Date\nLamps,15-Aug-26\nSong,1-Sep-26\nBoats,2-Sep-26',
    '/admin/activities',
  )
  expect((await line(2)).getByText(/^Date is not a date/)).toBeVisible()
  await press('Correct Line 4')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Date' }), '2026-12-24')
  await press('Apply')

  await press('Read 15-Aug-26 as 15 Aug 2026')

  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^3 lines can be added\.$/))
  expect((await line(3)).getByText('1 Sept 2026', { exact: false })).toBeVisible()
  expect((await line(4)).getByText('24 Dec 2026', { exact: false })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Read / })).toBeNull()
})

test('a line that the Add form would not accept is corrected in place [IMPORT-2]', async () => {
  await previewText('Title,Course type,Start date\nGita,Weekly,soon', '/admin/courses')
  const wrong = await line(2)
  expect(wrong.getByText(/^Course type is none of/)).toBeVisible()
  expect(wrong.getByText(/^Start date is not a date/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Add 1 line/ })).toBeNull()

  await press('Correct Line 2')
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Course type' }),
    'Daily Classes',
  )
  await userEvent.fill(screen.getByRole('textbox', { name: 'Start date' }), '2026-12-12')
  await press('Apply')
  await press('Add 1 line')

  await alert('1 line was added.')
  const [course] = db.course.list().rows
  expect(course).toMatchObject({
    title: 'Gita',
    courseType: 'Daily Classes',
    startDate: '2026-12-12',
  })
})

test('a line that is still wrong after the correction is not accepted [IMPORT-2]', async () => {
  await previewText('Title,Course type\n,Daily Classes', '/admin/courses')
  await press('Correct Line 2')

  await press('Apply')

  const title = await screen.findByRole('textbox', { name: 'Title' })
  await waitFor(() => expect(title).toHaveFocus())
  expect(title).toHaveAccessibleDescription(/Title is required/)
})

test('a refused line is named, and only that line is sent again [IMPORT-3]', async () => {
  await previewText('noti\nOne\nTwo')
  useScenario('refused')
  await press('Add 2 lines')
  expect(await alert('Lines 2, 3 were not added.')).toBeVisible()
  useScenario('normal')
  await press('Leave out Line 3')

  await press('Add 1 line')

  await alert('1 line was added.')
  expect(stored()).toEqual(['One'])
})

test('a line without a response ends the run and is not sent again by itself [IMPORT-3]', async () => {
  await previewText('noti\nOne\nTwo')
  useScenario('offline', { only: post })
  await press('Add 2 lines')
  expect(await alert(/^Nobody knows whether line 2 was added/)).toBeVisible()
  expect(await (await line(2)).findByText('Perhaps added')).toBeVisible()
  expect(sent('POST', path)).toHaveLength(1)
  useScenario('normal')

  await press('Add 1 line')

  await alert('1 line was added.')
  expect(stored()).toEqual(['Two'])
  expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull()
  await press('Add again Line 2')
  await press('Add 1 line')
  await waitFor(() => expect(stored()).toEqual(['One', 'Two']))
})

test('Stop ends the run after the line that is being sent [IMPORT-3]', async () => {
  await previewText('noti\nOne\nTwo\nThree')
  const release = holdRequest(post)
  await press('Add 3 lines')
  await waitFor(() => expect(sent('POST', path)).toHaveLength(1))

  await press('Stop')
  expect(button('Stopping…')).toBeVisible()
  release()

  expect(await alert(/^Stopped/)).toBeVisible()
  expect(stored()).toEqual(['One'])
  expect(await screen.findByRole('button', { name: 'Add 2 lines' })).toBeVisible()
})

test('closing waits for the line that is being sent, then the list shows it [IMPORT-3]', async () => {
  await previewText('Notification\nAarti\nLamps')
  const release = holdRequest(post)
  await press('Add 2 lines')
  await waitFor(() => expect(sent('POST', path)).toHaveLength(1))

  await closeDialog()
  await press('Discard changes')
  expect(await screen.findByText(/^Line 2 is being sent\./)).toBeVisible()
  expect(sent('GET', path)).toHaveLength(1)
  release()

  expect(await screen.findByText('Showing 1 to 1 of 1 results')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await alert('1 line was added.')).toBeVisible()
  expect(sent('POST', path)).toHaveLength(1)
})

test('after closing, a line that the server refused is named above the list [IMPORT-3]', async () => {
  await previewText('Notification\nAarti\nLamps')
  useScenario('refused', { only: post })
  const release = holdRequest(post)
  await press('Add 2 lines')
  await waitFor(() => expect(sent('POST', path)).toHaveLength(1))
  await closeDialog()
  await press('Discard changes')

  release()

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await alert('Line 2 was not added.')).toBeVisible()
})

test('when the session ends, the lines stay and sign-in opens in a new tab [IMPORT-3]', async () => {
  await previewText('noti\nOne\nTwo')
  useScenario('unauthorised', { only: post })

  await press('Add 2 lines')

  const link = await screen.findByRole('link', { name: 'Sign in in a new tab, then go on here.' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(sent('POST', path)).toHaveLength(1)
  expect(await screen.findByRole('button', { name: 'Add 2 lines' })).toBeVisible()
})

test('a text without the columns or with an unclosed quote gets a message that says what to change [IMPORT-1]', async () => {
  await previewText('URL\n/activities')
  expect(await alert('No column is named “Notification”.')).toBeVisible()

  const field = screen.getByRole('textbox', { name: 'Or paste the lines here' })
  await userEvent.fill(field, 'noti\n"open')
  await press('Preview')

  expect(await alert('A quotation mark in line 2 is not closed.')).toBeVisible()
})

test('on a phone the import is among "More", and its preview fits [LIST-18]', async () => {
  await page.viewport(360, 740)
  await openAdmin('/admin/notification')
  await press('More')
  await pasteText(`Notification,URL\n${'Aarti '.repeat(60)},/${'a'.repeat(300)}\n,`)

  await line(2)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  const body = (await dialog()).getByRole('list').closest('.modal-body')!
  expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
})

test('after Back and Preview an uncertain line is still uncertain, and a corrected one corrected [IMPORT-3]', async () => {
  useScenario('offline', { only: post })
  await previewText('Notification,URL\nOne,\nTwo,')
  await press('Add 2 lines')
  expect(await (await line(2)).findByText('Perhaps added')).toBeVisible()
  await press('Correct Line 3')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Notification' }), 'Three')
  await press('Apply')

  await press('Back')
  await press('Preview')

  expect(await (await line(2)).findByText('Perhaps added')).toBeVisible()
  expect((await line(3)).getByText('Three')).toBeVisible()
  expect(button('Add 1 line')).toBeVisible()
})
