import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, emptyDb, sampleAccount } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { press } from '../../queries'
import { open } from '../../open'

const storageKey = 'saved-replies'
const hours = { name: 'Opening hours', text: 'We open at seven.' }
const owner = sampleAccount.email
const storeReplies = (...replies: object[]) =>
  localStorage.setItem(storageKey, JSON.stringify([{ owner, keep: false, replies }]))
const storedReplies = () =>
  (JSON.parse(localStorage.getItem(storageKey)!) as [{ replies: unknown }])[0].replies
const body = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mail Body' })
const nameBox = () => screen.getByRole('textbox', { name: 'Save this text as' })

async function compose() {
  build.mail()
  await openAdmin('/admin/email')
  await press('Compose Email')
}

beforeEach(emptyDb)

test('a reply is inserted at the cursor without replacing the selection, and undo removes it [MAIL-5]', async () => {
  storeReplies(hours)
  await compose()
  const field = await body()
  await userEvent.fill(field, 'Dear Meera,  Yours')
  field.setSelectionRange(5, 12)
  await press('Saved replies')

  await press('Insert: Opening hours')

  expect(field).toHaveValue('Dear Meera, We open at seven. Yours')
  expect(field).toHaveFocus()
  expect(field.selectionStart).toBe(29)
  expect(screen.getByText('“Opening hours” is inserted.')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(field).toHaveValue('Dear Meera,  Yours')
})

test('Enter that ends a composition saves no reply under half a name [A11Y-14]', async () => {
  await compose()
  await userEvent.fill(await body(), 'You are welcome.')
  await press('Saved replies')
  await userEvent.fill(nameBox(), 'स्व')

  fireEvent.keyDown(nameBox(), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(nameBox(), { key: 'Enter', keyCode: 229 })

  expect(nameBox()).toHaveValue('स्व')
  expect(localStorage.getItem(storageKey)).toBeNull()
})

test('Enter saves a reply without the quoted message, and nothing is sent', async () => {
  build.message({ name: 'Ananya', subject: 'Stay', message: 'Two nights.' })
  await openAdmin('/admin/contactus')
  await userEvent.click(await screen.findByRole('link', { name: 'Reply: Ananya' }))
  const field = await body()
  const quoted = field.value
  expect(quoted).toContain('> Two nights.')
  await press('Saved replies')
  await press('Save')
  expect(screen.getByText('Give it a name.')).toBeVisible()
  await userEvent.fill(nameBox(), 'Welcome')
  await press('Save')
  expect(screen.getByText(/^There is no text in the mail body/)).toBeVisible()

  await userEvent.fill(field, `You are welcome.${quoted}`)
  await userEvent.type(nameBox(), '{Enter}')

  expect(await screen.findByText('“Welcome” is saved.')).toBeVisible()
  expect(storedReplies()).toEqual([{ name: 'Welcome', text: 'You are welcome.' }])
  expect(field).toHaveValue(`You are welcome.${quoted}`)
  expect(nameBox()).toHaveValue('')
  expect(sent('POST', 'mailrequest')).toEqual([])
})

test('a reply is renamed in place to a unique name, and Escape cancels', async () => {
  storeReplies(hours, { name: 'Parking', text: 'Behind the gate.' })
  await compose()
  await press('Saved replies')
  await press('Rename: Opening hours')
  const name = screen.getByRole('textbox', { name: 'New name of “Opening hours”' })
  expect(name).toHaveFocus()
  await userEvent.fill(name, 'parking')

  await press('Save name')

  expect(screen.getByText('“parking” is there already. Choose another name.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Rename: Opening hours' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Control>}a{/Control}Hours{Enter}')
  expect(await screen.findByRole('button', { name: 'Rename: Hours' })).toHaveFocus()
  expect(storedReplies()).toEqual([
    { ...hours, name: 'Hours' },
    { name: 'Parking', text: 'Behind the gate.' },
  ])
})

test('a deleted reply can be restored', async () => {
  storeReplies(hours)
  await compose()
  await press('Saved replies')

  await press('Delete: Opening hours')

  expect(storedReplies()).toEqual([])
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(storedReplies()).toEqual([hours])
  expect(screen.getByRole('button', { name: 'Rename: Opening hours' })).toHaveFocus()
})

async function logOutAndCompose() {
  cleanup()
  await open('/logout')
  await screen.findByRole('heading', { name: 'Sign in' })
  cleanup()
  await openAdmin('/admin/email')
  await press('Compose Email')
  await press('Saved replies')
}
const keepCheckbox = () =>
  screen.getByRole('checkbox', { name: 'Keep my saved replies on this device when I log out' })

test('saved replies are deleted at logout', async () => {
  storeReplies(hours)
  await compose()
  await press('Saved replies')
  expect(keepCheckbox()).not.toBeChecked()

  await logOutAndCompose()

  expect(await screen.findByText(/^Nothing is saved yet/)).toBeVisible()
})

test('saved replies survive a logout if the person chose so [MAIL-5]', async () => {
  storeReplies(hours)
  await compose()
  await press('Saved replies')

  await userEvent.click(keepCheckbox())
  await logOutAndCompose()

  expect(await screen.findByRole('button', { name: 'Insert: Opening hours' })).toBeVisible()
  expect(keepCheckbox()).toBeChecked()
})

test.each([
  ['of another person', [{ owner: 'ravi@example.org', keep: true, replies: [hours] }]],
  ['without an owner', [hours]],
])('replies %s are not offered [MAIL-5]', async (_, stored) => {
  localStorage.setItem(storageKey, JSON.stringify(stored))
  await compose()

  await press('Saved replies')

  expect(await screen.findByText(/^Nothing is saved yet/)).toBeVisible()
})
