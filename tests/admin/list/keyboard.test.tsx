import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, db, emptyDb } from '../../../mocks/testing'
import { openAdmin } from '../../admin-screen'

type Name = string | RegExp

/** Presses Tab until the named element has the focus; throws after 120 stops. */
async function tabTo(role: string, name: Name) {
  const wanted = await screen.findByRole(role, { name })
  for (let stops = 0; document.activeElement !== wanted; stops += 1) {
    if (stops > 120) throw new Error(`Tab does not lead to ${role} ${String(name)}`)
    await userEvent.tab()
  }
}

async function pressKeys(role: string, name: Name, keys: string) {
  await tabTo(role, name)
  await userEvent.keyboard(keys)
}

/** Waits for the focus, because a key pressed earlier would go to the screen behind the dialog. */
const focusIsOn = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())

const focusStays = () => waitFor(() => expect(document.activeElement).not.toBe(document.body))

async function openThree() {
  emptyDb()
  for (const noti of ['One', 'Two', 'Three']) build.notification({ noti })
  await openAdmin('/admin/notification')
}

test('a record can be added by keyboard', async () => {
  await openThree()

  await pressKeys('button', 'Add', '{Enter}')
  const field = await screen.findByRole('textbox', { name: /^Notification/ })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard('Four{Control>}{Enter}{/Control}')

  await screen.findByText('Record added successfully.')
  await focusStays()
  expect(db.notification.list().rows.map(({ noti }) => noti)).toContain('Four')
})

test('records can be selected and deleted by keyboard', async () => {
  await openThree()

  await pressKeys('checkbox', /^Select row \d: One$/, ' ')
  await pressKeys('checkbox', /^Select row \d: Three$/, ' ')
  await pressKeys('button', 'Bulk Delete', '{Enter}')
  await focusIsOn('Cancel')
  await pressKeys('button', 'Delete 2', '{Enter}')

  await screen.findByText('Record deleted successfully.')
  await screen.findByText('Showing 1 to 1 of 1 results')
  await focusStays()
  expect(db.notification.list().rows.map(({ noti }) => noti)).toEqual(['Two'])
})

test('Clear gives the focus to the first row that was selected [A11Y-3]', async () => {
  emptyDb()
  for (const noti of ['One', 'Two', 'Three']) build.notification({ noti })
  await openAdmin('/admin/notification')

  await pressKeys('checkbox', /^Select row \d: Three$/, ' ')
  await pressKeys('checkbox', /^Select row \d: Two$/, ' ')
  await pressKeys('button', 'Clear', '{Enter}')

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull())
  const selected = screen.getAllByRole('checkbox').slice(1)
  expect(selected).toContain(document.activeElement)
  expect(document.activeElement).toHaveAccessibleName(/: (Two|Three)$/)
})

test('when Back removes the focused row, the heading gets the focus [A11Y-3]', async () => {
  emptyDb()
  for (let number = 1; number <= 12; number++) build.notification({ noti: `Line ${number}` })
  const { go } = await openAdmin('/admin/notification')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Page/ }), '25')
  await screen.findByText('Showing 1 to 12 of 12 results')
  const [, ...boxes] = screen.getAllByRole('checkbox')
  boxes.at(-1)!.focus()

  await go(-1)
  await screen.findByText('Showing 1 to 10 of 12 results')

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})
