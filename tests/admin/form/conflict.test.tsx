import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  build,
  clearRequests,
  db,
  emptyDb,
  holdRequest,
  useScenario,
  worker,
} from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { combobox, dialog, press, textbox } from '../../queries'

const path = '/admin/api/notification'
const get = `GET ${path}` as const
const stored = () => db.notification.list().rows
const conflict = async () =>
  within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }))

/** Opens the form of a new record, lets somebody else change it, and types into the form. */
async function editMeanwhile(
  theirs: { noti?: string; url?: string },
  mine: Record<string, string>,
) {
  const { id } = build.notification({ noti: 'One', url: '/activities' })
  await openAdmin('/admin/notification')
  await press('Edit: One')
  for (const [label, value] of Object.entries(mine))
    await userEvent.fill(await screen.findByLabelText(new RegExp(`^${label}`)), value)
  db.notification.update(String(id), theirs)
  clearRequests()
  return id
}

beforeEach(emptyDb)

test("a save keeps somebody else's change and names it [WIRE-4]", async () => {
  await editMeanwhile({ url: '/courses' }, { Notification: 'Mine' })

  await press('Update')

  expect(await screen.findByText('Changed meanwhile: URL')).toBeVisible()
  expect(stored()[0]).toMatchObject({ noti: 'Mine', url: '/courses' })
})

test('a field that both changed opens a question before anything is sent [WIRE-4]', async () => {
  await editMeanwhile({ noti: 'One of theirs' }, { Notification: 'One of mine', URL: '/contactus' })

  await press('Update')

  const question = await conflict()
  const [theirs, mine] = question.getAllByRole('radio')
  expect(theirs).toHaveAccessibleName(/^Theirs\s*One of theirs$/)
  expect(mine).toHaveAccessibleName(/^Mine\s*One of mine$/)
  expect(question.getByText('theirs', { selector: 'mark' })).toBeVisible()
  expect(question.getByText('mine', { selector: 'mark' })).toBeVisible()
  expect(sent('PUT', path)).toEqual([])
})

test('the other person’s day, sent with a time zone, is shown and taken as the day in India [WIRE-4]', async () => {
  const { id } = build.activity({ title: 'Holi', date: '2026-12-12' })
  await openAdmin('/admin/activities')
  await press('Edit: Holi')
  await userEvent.fill(await screen.findByLabelText('Date'), '2026-12-15')
  db.activity.update(String(id), { date: '2026-12-20T18:30:00Z' })
  await press('Update')

  const question = await conflict()
  await userEvent.click(question.getByRole('radio', { name: /^Theirs\s*2026-12-21$/ }))
  await userEvent.click(question.getByRole('button', { name: 'Save my choice' }))

  expect(await screen.findByText('Record updated successfully.')).toBeVisible()
  expect(db.activity.list().rows[0]).toMatchObject({ date: '2026-12-20T18:30:00Z' })
})

test.each([
  {
    path: 'courses',
    label: /^Course type/,
    mine: 'Daily Classes',
    field: 'courseType',
    theirs: 'Residential Courses',
  },
  {
    path: 'courses',
    label: 'Start date',
    mine: '2026-12-15',
    field: 'startDate',
    theirs: 'first week of Magh',
  },
])(
  'the other person’s $theirs, which $label cannot offer, can be taken and kept [WIRE-4]',
  async ({ path, label, mine, field, theirs }) => {
    const { id } = build.course({
      title: 'Gita',
      courseType: 'Short Term Courses',
      startDate: '2026-12-12',
    })
    await openAdmin(`/admin/${path}`)
    await press('Edit: Gita')
    const control = await screen.findByLabelText(label)
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, mine)
    else await userEvent.fill(control, mine)
    db.course.update(String(id), { [field]: theirs })
    await press('Update')

    const question = await conflict()
    await userEvent.click(question.getByRole('radio', { name: /^Theirs/ }))
    useScenario('refused', { only: 'PUT /admin/api/courses/{id}' })
    await userEvent.click(question.getByRole('button', { name: 'Save my choice' }))

    await screen.findByText('No record are updated')
    expect(await screen.findByLabelText(label)).toHaveValue(theirs)
  },
)

test.each([
  ['Theirs', 'One of theirs'],
  ['Mine', 'One of mine'],
])('choosing "%s" saves that text with the other changes of the form', async (side, noti) => {
  await editMeanwhile({ noti: 'One of theirs' }, { Notification: 'One of mine', URL: '/contactus' })
  await press('Update')
  const question = await conflict()

  await userEvent.click(question.getByRole('radio', { name: new RegExp(`^${side}`) }))
  await userEvent.click(question.getByRole('button', { name: 'Save my choice' }))

  expect(await screen.findByText('Record updated successfully.')).toBeVisible()
  expect(stored()[0]).toMatchObject({ noti, url: '/contactus' })
})

test('a conflict can be decided by keyboard, and a field without a choice is named', async () => {
  await editMeanwhile({ noti: 'Theirs' }, { Notification: 'Mine' })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const question = await conflict()
  await waitFor(() => expect(question.getAllByRole('radio')[0]).toHaveFocus())

  await userEvent.keyboard('{Enter}')
  expect(await question.findByText('Please choose: Notification')).toBeVisible()
  question.getAllByRole('radio')[0]!.focus()
  await userEvent.keyboard(' {Enter}')

  expect(await screen.findByText('Record updated successfully.')).toBeVisible()
  expect(stored()[0]!.noti).toBe('Theirs')
})

test('"Back to the form" keeps what was typed and says that nothing was saved', async () => {
  await editMeanwhile({ noti: 'Theirs' }, { Notification: 'Mine' })
  await press('Update')
  await conflict()

  await press('Back to the form')

  expect(await (await dialog()).findByText(/^Nothing was saved/)).toBeVisible()
  expect(await textbox('Notification')).toHaveValue('Mine')
  expect(sent('PUT', path)).toEqual([])
})

test.each([
  ['Edit', async () => expect(await textbox('Notification')).toHaveValue('Mine')],
  [
    'Delete',
    async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'Delete' }))
      expect(await screen.findByText('Record deleted successfully.')).toBeVisible()
    },
  ],
])('"%s" right after a save shows the saved record [WIRE-4]', async (name, see) => {
  build.notification({ noti: 'One' })
  await openAdmin('/admin/notification')
  await press('Edit: One')
  await userEvent.fill(await textbox('Notification'), 'Mine')
  const releases: (() => void)[] = []
  worker.use(http.put(`*${path}/:id`, () => void releases.push(holdRequest(get))))
  await press('Update')
  await screen.findByText('Record updated successfully.')

  await press(`${name}: One`)
  releases[0]!()

  await see()
})

test('a decided field is asked about again when it changes again', async () => {
  const id = await editMeanwhile({ noti: 'Theirs' }, { Notification: 'Mine' })
  await press('Update')
  const question = await conflict()
  db.notification.update(String(id), { noti: 'Theirs again' })

  await userEvent.click(question.getByRole('radio', { name: /^Mine/ }))
  await userEvent.click(question.getByRole('button', { name: 'Save my choice' }))

  expect(await screen.findByRole('radio', { name: /Theirs again/ })).toBeVisible()
  expect(stored()[0]!.noti).toBe('Theirs again')
})

test('a save after a refused one keeps a change that the form does not show', async () => {
  await editMeanwhile({ url: '/courses' }, { Notification: 'Mine' })
  useScenario('refused')
  await press('Update')
  await screen.findByText('No record are updated')
  useScenario('normal')

  await userEvent.fill(await combobox('URL'), '/contactus')
  await press('Update')

  expect((await conflict()).getByRole('radio', { name: /courses/ })).toBeVisible()
  expect(stored()[0]!.url).toBe('/courses')
})

test('a restored draft is compared with the version it was typed over [FORM-6] [WIRE-4]', async () => {
  await editMeanwhile({ noti: 'Theirs' }, { Notification: 'Mine' })
  cleanup()
  await openAdmin('/admin/notification')
  await press('Edit: Theirs')
  await press('Restore')

  await press('Update')

  expect((await conflict()).getByRole('radio', { name: /^Theirs/ })).toBeVisible()
})

/** Opens the form of the only record of the second page; somebody else's delete then moves it to the first. */
async function editMoved(rename?: string) {
  const others = Array.from({ length: 10 }, (_, index) =>
    build.notification({ noti: `Other ${index}` }),
  )
  const { id } = build.notification({ noti: 'One', url: '/activities' })
  await openAdmin('/admin/notification?page=2')
  await press('Edit: One')
  await userEvent.fill(await combobox('URL'), '/courses')
  db.notification.remove([others[0]!.id])
  if (rename) db.notification.update(String(id), { noti: rename })
  return id
}

test('a renamed record on another page is found by looking through all pages [WIRE-13]', async () => {
  await editMoved('Uno')
  await press('Update')
  expect(await screen.findByText(/could not be found; it may have been deleted/)).toBeVisible()

  await press('Look through all pages')

  expect(await screen.findByText('Changed meanwhile: Notification')).toBeVisible()
  expect(stored().at(-1)).toMatchObject({ noti: 'Uno', url: '/courses' })
})

test('a record is looked for on ten pages at once, and on the next ten after another press [WIRE-13] [PERF-13]', async () => {
  const id = await editMeanwhile({}, { URL: '/courses' })
  db.notification.remove([id])
  for (let number = 1; number <= 1000; number += 1) build.notification({ noti: `Lamp ${number}` })
  await press('Update')

  await press('Look through all pages')

  expect(await screen.findByText('The record is not among the first 1,000 records.')).toBeVisible()
  await press('Look through the next 1,000')
  expect(await screen.findByText('The record is on no page; it has been deleted.')).toBeVisible()
})

test('a record that was deleted meanwhile can be added again from the form [WIRE-13]', async () => {
  const id = await editMeanwhile({}, { URL: '/courses' })
  db.notification.remove([id])
  await press('Update')
  await press('Look through all pages')

  await press('Add it again from what was typed')

  expect(await screen.findByText('Record added successfully.')).toBeVisible()
  expect(stored()).toMatchObject([{ noti: 'One', url: '/courses' }])
  expect(sent('PUT', path)).toEqual([])
})

test('a save whose read fails can be tried again or sent anyway [WIRE-13]', async () => {
  await editMeanwhile({}, { Notification: 'Mine' })
  useScenario('offline', { only: get })
  await press('Update')
  expect(await screen.findByText(/^It could not be compared/)).toBeVisible()
  await press('Try again')
  expect(await screen.findByText(/^It could not be compared/)).toBeVisible()
  expect(sent('PUT', path)).toEqual([])

  await press('Save anyway')

  expect(await screen.findByText('Record updated successfully.')).toBeVisible()
  expect(stored()[0]!.noti).toBe('Mine')
})

test('a 401 on the read of a save keeps the form and links to sign-in [AUTH-6] [WIRE-13]', async () => {
  await editMeanwhile({}, { Notification: 'Mine' })
  useScenario('unauthorised', { only: get })

  await press('Update')

  expect(await (await dialog()).findByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await textbox('Notification')).toHaveValue('Mine')
  expect(localStorage.getItem('login-info')).not.toBeNull()
})

test('a delete first names what has changed since the list was loaded [DELETE-4]', async () => {
  const { id } = build.notification({ noti: 'One', url: '/activities' })
  await openAdmin('/admin/notification')
  db.notification.update(String(id), { url: '/courses' })
  await press('Delete: One')
  const question = await dialog()

  await userEvent.click(question.getByRole('button', { name: 'Delete' }))

  expect(await question.findByText('Changed meanwhile: URL')).toBeVisible()
  expect(question.getByText('/courses')).toBeVisible()
  expect(stored()).toHaveLength(1)
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Record deleted successfully.')).toBeVisible()
})

test('a bulk delete names each record that changed or is gone [DELETE-4]', async () => {
  const [one, two] = ['One', 'Two', 'Three'].map((noti) => build.notification({ noti }))
  await openAdmin('/admin/notification')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  db.notification.update(String(one!.id), { url: '/courses' })
  db.notification.remove([two!.id])
  await press('Bulk Delete')
  const question = await dialog()

  await userEvent.click(question.getByRole('button', { name: 'Delete 3' }))

  expect(await question.findByText('Changed meanwhile: URL')).toBeVisible()
  expect(question.getByText(/^No longer found/)).toBeVisible()
  expect(stored()).toHaveLength(2)
  await userEvent.click(question.getByRole('button', { name: 'Delete 3' }))
  await waitFor(() => expect(stored()).toHaveLength(0))
})
