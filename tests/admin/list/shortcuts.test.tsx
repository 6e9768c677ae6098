import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, emptyDb } from '../../../mocks/testing'
import { openAdmin } from '../../admin-screen'
import { button, press } from '../../queries'

const search = () => screen.findByRole('searchbox')
const help = () => screen.findByRole('dialog', { name: 'Keyboard help' })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

beforeEach(() => {
  emptyDb()
  build.notification({ noti: 'Aarti' })
})

test('? opens the list of shortcuts, Escape closes it', async () => {
  await openAdmin('/admin/notification')

  await userEvent.keyboard('?')

  expect(await help()).toHaveTextContent('CtrlEnterSave a form')
  await userEvent.keyboard('{Escape}')
  await noDialog()
})

test('/ focuses the search, where it is typed like any other letter [ADMIN-6]', async () => {
  await openAdmin('/admin/notification')
  await search()

  await userEvent.keyboard('/')
  expect(await search()).toHaveFocus()
  expect(await search()).toHaveValue('')
  await userEvent.keyboard('/n?')

  expect(await search()).toHaveValue('/n?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('n opens the form of a new record, where single keys only type', async () => {
  await openAdmin('/admin/notification')
  await search()

  await userEvent.keyboard('n')
  const box = await screen.findByRole('textbox', { name: /^Notification/ })
  await waitFor(() => expect(box).toHaveFocus())
  button('Cancel').focus()
  await userEvent.keyboard('/n?')

  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(button('Cancel')).toHaveFocus()
})

test('j and k open the next and previous message while one is open [ADMIN-6]', async () => {
  build.message({ name: 'Older', subject: 'Parking' })
  build.message({ name: 'Newer', subject: 'Stay' })
  await openAdmin('/admin/contactus')
  await press('Newer')
  await screen.findByText('Message 1 of 2')

  await userEvent.keyboard('j')
  expect(await screen.findByText('Message 2 of 2')).toBeVisible()
  await userEvent.keyboard('k')

  expect(await screen.findByText('Message 1 of 2')).toBeVisible()
})

describe.each([
  ['Russian', { k: 'л', n: 'т', j: 'о', '/': '.', '?': ',' }],
  ['Hindi', { k: 'क', n: 'ल', j: 'र', '/': 'य', '?': 'य़' }],
  ['Greek', { k: 'κ', n: 'ν', j: 'ξ', '/': '/', '?': '?' }],
])('with a %s layout keys act by their position', (_, layout) => {
  const pressKey = (key: keyof typeof layout) =>
    fireEvent.keyDown(document.body, {
      key: layout[key],
      code: /[a-z]/.test(key) ? `Key${key.toUpperCase()}` : 'Slash',
      shiftKey: key === '?',
    })

  test('? opens the help, / focuses the search, n adds a record [ADMIN-6]', async () => {
    await openAdmin('/admin/notification')
    await search()

    pressKey('?')
    await help()
    await userEvent.keyboard('{Escape}')
    await noDialog()
    pressKey('/')
    expect(await search()).toHaveFocus()
    pressKey('n')

    expect(await screen.findByRole('dialog', { name: 'Add Notification' })).toBeVisible()
  })

  test('j and k open the next and previous message [ADMIN-6]', async () => {
    build.message({ name: 'Older', subject: 'Parking' })
    build.message({ name: 'Newer', subject: 'Stay' })
    await openAdmin('/admin/contactus')
    await press('Newer')
    await screen.findByText('Message 1 of 2')

    pressKey('j')
    expect(await screen.findByText('Message 2 of 2')).toBeVisible()
    pressKey('k')

    expect(await screen.findByText('Message 1 of 2')).toBeVisible()
  })
})

test.each([
  ['a German hyphen', '-'],
  ['a French exclamation mark', '!'],
])('%s in the place of the slash is no shortcut', async (_, key) => {
  await openAdmin('/admin/notification')
  await search()

  fireEvent.keyDown(document.body, { key, code: 'Slash' })

  expect(await search()).not.toHaveFocus()
})

test('single keys can be switched off permanently; the Admin menu still lists them [ADMIN-4] [ADMIN-6]', async () => {
  const { go } = await openAdmin('/admin/notification')
  await press('Admin')
  await press('Keyboard help')
  await help()

  await userEvent.click(screen.getByRole('checkbox', { name: /^Single keys act/ }))
  await userEvent.keyboard('{Escape}')
  await noDialog()
  await waitFor(() => expect(button('Admin')).toHaveFocus())
  await go('/admin/slider')
  await search()
  await userEvent.keyboard('/n?')

  expect(await search()).not.toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
})
