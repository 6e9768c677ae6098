import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  build,
  db,
  emptyDb,
  holdRequest,
  releaseRequests,
  sampleToken,
  useScenario,
} from '../../../mocks/testing'
import { storeLogin } from '../../../src/api/session'
import { openAdmin } from '../../admin-screen'
import { dialog, press } from '../../queries'
import { open } from '../../open'

const path = '/admin/api/notification'
const noti = () => screen.findByRole('textbox', { name: 'Notification' })
const url = () => screen.findByRole('combobox', { name: 'URL' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const offer = 'Restore what you typed?'
const maySaved =
  'No answer came. It may have been saved: look at the list before you send it again.'

/** Unmounts the app and opens the list again, as a reload does: text that is not stored is lost. */
async function reloadList(at = '/admin/notification') {
  cleanup()
  releaseRequests()
  await openAdmin(at)
}

/** Unmounts the app, stores a login with this e-mail and opens the list. Returns the app. */
async function openAs(email: string, at = '/admin/notification') {
  cleanup()
  storeLogin({ userMessage: 'Authentication successful', token: sampleToken }, email)
  const app = await open(at)
  await screen.findByRole('heading', { level: 1 })
  return app
}

async function typeNew(text: string) {
  await press('Add')
  await userEvent.fill(await noti(), text)
}

beforeEach(() => {
  emptyDb()
  onTestFinished(() => releaseRequests())
})

test.each([
  ['Escape', { key: 'Escape', code: 'Escape', isComposing: true }],
  ['Escape in Windows', { key: 'Process', code: 'Escape', keyCode: 229 }],
  ['Ctrl Enter', { key: 'Enter', code: 'Enter', ctrlKey: true, isComposing: true }],
])('%s that ends a composition neither asks nor saves [A11Y-14]', async (_, init) => {
  await openAdmin('/admin/notification')
  await typeNew('आरती')

  fireEvent.keyDown(await noti(), init)

  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect((await noti()).closest('form')).toHaveAttribute('aria-busy', 'false')
})

test('a save shows its alert and closes its form while the list is still being read [FORM-2]', async () => {
  await openAdmin('/admin/notification')
  await typeNew('Aarti at six')
  holdRequest(`GET ${path}`)

  await press('Submit')

  expect(await screen.findByText('Record added successfully.')).toBeVisible()
  await closed()
  releaseRequests()
  expect(await screen.findByRole('button', { name: 'Edit: Aarti at six' })).toBeVisible()
})

test.each(['no response', 'a response that cannot be read'])(
  'after %s an add is reported as uncertain, and what was typed stays [WIRE-7]',
  async (response) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await openAdmin('/admin/notification')
    await typeNew('Aarti at six')
    useScenario(response === 'no response' ? 'offline' : 'malformed', { only: `POST ${path}` })

    await press('Submit')

    const form = await dialog()
    expect(await form.findByText(maySaved)).toBeVisible()
    expect(form.getByText('What you typed is still here.')).toBeVisible()
    expect(screen.queryByText(/unable to create/)).toBeNull()
    expect(await noti()).toHaveValue('Aarti at six')
  },
)

test('an update without a response is reported as uncertain [WIRE-7]', async () => {
  build.notification({ noti: 'One' })
  await openAdmin('/admin/notification')
  await press('Edit: One')
  await userEvent.fill(await url(), '/courses')
  useScenario('offline', { only: `PUT ${path}/{id}` })

  await press('Update')

  expect(await (await dialog()).findByText(maySaved)).toBeVisible()
  expect(await url()).toHaveValue('/courses')
})

test('a delete without a response is reported as uncertain', async () => {
  build.notification({ noti: 'One' })
  await openAdmin('/admin/notification')
  await press('Delete: One')
  useScenario('offline', { only: `DELETE ${path}` })

  const question = await dialog()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))

  expect(
    await question.findByText(
      'No answer came. It may have been deleted: look at the list before you delete it again.',
    ),
  ).toBeVisible()
  expect(question.queryByText('Nothing was deleted.')).toBeNull()
})

test('closing a form whose save got no response reads the list again', async () => {
  await openAdmin('/admin/notification')
  await typeNew('Aarti at six')
  useScenario('offline', { only: `POST ${path}` })
  await press('Submit')
  await screen.findByText(maySaved)
  build.notification({ noti: 'Aarti at six' })

  await press('Cancel')
  await press('Discard changes')

  expect(await screen.findByRole('button', { name: 'Edit: Aarti at six' })).toBeVisible()
})

test('a draft whose save got no response is offered as perhaps saved', async () => {
  await openAdmin('/admin/notification')
  await typeNew('Aarti at six')
  useScenario('offline', { only: `POST ${path}` })
  await press('Submit')
  await screen.findByText(maySaved)

  await reloadList()
  await press('Add')

  expect(
    within(await screen.findByRole('group', { name: offer })).getByText(maySaved),
  ).toBeVisible()
})

test('a restored draft fills only the fields that were typed [FORM-6]', async () => {
  const { id } = build.notification({ noti: 'One', url: '/activities' })
  await openAdmin('/admin/notification')
  await press('Edit: One')
  await userEvent.fill(await noti(), 'One more')
  db.notification.update(String(id), { noti: 'One', url: '/courses' })

  await reloadList()
  await press('Edit: One')
  await press('Restore')

  expect(await noti()).toHaveValue('One more')
  expect(await url()).toHaveValue('/courses')
  await press('Update')
  await screen.findByText('Record updated successfully.')
  expect(db.notification.list().rows[0]).toMatchObject({ noti: 'One more', url: '/courses' })
})

test('logout removes what the person typed', async () => {
  await openAs('a@example.org')
  await typeNew('Aarti at six')
  cleanup()
  await open('/logout')
  await screen.findByRole('heading', { name: 'Sign in' })

  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Aarti')
  await openAs('a@example.org')
  await press('Add')
  await noti()
  expect(screen.queryByText(offer)).toBeNull()
})

test('what was typed in a reply is offered in that reply, with its receiver, and to no other person [FORM-6]', async () => {
  const reply = (to: string) => `/admin/email?toEmail=${to}%40example.org&subject=Stay`
  await openAdmin(reply('asha'))
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Mail Body' }), 'Your son ...')

  await reloadList(reply('ravi'))
  await screen.findByRole('textbox', { name: 'Mail Body' })
  expect(screen.queryByText(offer)).toBeNull()

  await reloadList(reply('asha'))
  const prompt = within(await screen.findByRole('group', { name: offer }))
  expect(prompt.getByText('asha@example.org')).toBeVisible()
})

test('what was typed in a duplicate is offered in a duplicate of that record only [FORM-6]', async () => {
  build.notification({ noti: 'One' })
  build.notification({ noti: 'Two' })
  const duplicate = async (name: string) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
    await press('Duplicate')
  }
  await openAdmin('/admin/notification')
  await duplicate('One')
  await userEvent.fill(await url(), '/courses')

  await reloadList()
  await duplicate('Two')
  expect(await noti()).toHaveValue('Two')
  expect(screen.queryByText(offer)).toBeNull()
  await reloadList()
  await duplicate('One')

  expect(await screen.findByText(offer)).toBeVisible()
})

test.each([
  { act: 'a letter was typed and deleted', text: '' },
  { act: 'another record was added', text: 'Another' },
])('an offered text is offered again after $act [FORM-6]', async ({ text }) => {
  await openAdmin('/admin/notification')
  await typeNew('Aarti at six')
  await reloadList()
  await press('Add')
  await screen.findByText(offer)

  await userEvent.fill(await noti(), 'A')
  await userEvent.fill(await noti(), text)
  if (text) {
    await press('Submit')
    await screen.findByText('Record added successfully.')
  }
  await reloadList()
  await press('Add')
  await press('Restore')

  expect(await noti()).toHaveValue('Aarti at six')
})

test('Restore asks before it replaces what was typed, and restores emptied fields [FORM-6]', async () => {
  await openAdmin('/admin/notification')
  await typeNew('Aarti at six')
  await reloadList()
  await press('Add')
  await userEvent.fill(await noti(), 'Bhajans')
  await userEvent.fill(await url(), '/courses')

  await press('Restore')
  expect(await noti()).toHaveValue('Bhajans')
  await press('Keep what I typed')
  expect(await noti()).toHaveValue('Bhajans')
  await press('Restore')
  await press('Replace it')

  expect(await noti()).toHaveValue('Aarti at six')
  expect(await url()).toHaveValue('')
  expect(screen.queryByText(offer)).toBeNull()
})

test.each(['Submit', 'Save and add another'])(
  'the late answer to %s touches no form that was opened after it [FORM-6]',
  async (name) => {
    await openAdmin('/admin/notification')
    await typeNew('Aarti at six')
    holdRequest(`POST ${path}`)
    await press(name)
    await press('Cancel')
    await press('Discard changes')
    await typeNew('Bhajans at seven')
    await userEvent.fill(await url(), '/courses')

    releaseRequests()

    await screen.findByText('Record added successfully.')
    expect(await url()).toHaveFocus()
    await reloadList()
    await press('Add')
    await press('Restore')
    expect(await noti()).toHaveValue('Bhajans at seven')
  },
)

test('the late answer to "Save and next" opens no form in place of another [FORM-13]', async () => {
  build.notification({ noti: 'Two' })
  build.notification({ noti: 'One' })
  await openAdmin('/admin/notification')
  await press('Edit: One')
  await userEvent.fill(await noti(), 'One more')
  holdRequest(`PUT ${path}/{id}`)
  await press(/^Save and (next|previous)$/)
  await press('Cancel')
  await press('Discard changes')
  await typeNew('Bhajans at seven')

  releaseRequests()

  await screen.findByText('Record updated successfully.')
  await screen.findByRole('button', { name: 'Edit: One more', hidden: true })
  expect(await noti()).toHaveValue('Bhajans at seven')
})

test('after a 401 a draft is offered to the same e-mail in any letter case, and to nobody else [FORM-6] [AUTH-7]', async () => {
  await openAs('Meera@Example.org')
  await typeNew('Aarti at six')
  useScenario('unauthorised')
  cleanup()
  await open('/admin/notification')
  await screen.findByRole('heading', { name: 'Sign in' })

  useScenario('normal')
  await openAs('ravi@example.org')
  await press('Add')
  await noti()
  expect(screen.queryByText(offer)).toBeNull()
  await userEvent.fill(await noti(), 'Ravi writes')

  await openAs(' meera@example.org ')
  await press('Add')
  await press('Restore')
  expect(await noti()).toHaveValue('Aarti at six')
})
