import { screen, userEvent, within } from 'storybook/test'
import type { CallName } from '../mocks/engine/operations'
import { hold } from '../mocks/testing'
import { endless, press, write } from './states'

/** A screen of the office that is on its way from another one: title and outline stand. */
export const listLoading = {
  parameters: { scenario: 'slow', latency: endless, from: '/admin/changepass' },
  play: async () => {
    await screen.findByText(/^Loading/, { selector: '[aria-busy] [role="status"]' })
  },
}

/** On a phone the actions of a record fold out with it; tells whether they do. */
export async function unfold() {
  await screen.findAllByRole('checkbox', { name: /^Select row 1/ })
  const [first] = screen.queryAllByRole('button', { name: /^Details: / })
  if (first) await userEvent.click(first)
  return first !== undefined
}

/** The first record with all that its card folds out on a phone. */
export const unfolded = {
  play: async () => {
    await unfold()
  },
}

async function actOn(name: RegExp) {
  await unfold()
  await press(name)
  return within(await screen.findByRole('dialog'))
}

/** The first message is read: beside the list, on a phone within it. */
export const reading = {
  play: async () => {
    if (await unfold()) return
    const [name] = await screen.findAllByRole('rowheader')
    await userEvent.click(within(name!).getByRole('button'))
    await screen.findByText(/ 1 of \d/, { selector: '[role="status"]' })
  },
}

/** A download has begun, and its first page is on its way. */
export const downloading = (call: CallName) => ({
  parameters: { scenario: 'many' },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Download CSV' })
    hold(call)
    await userEvent.click(button)
    await screen.findByRole('button', { name: 'Stop download' })
  },
})

/** A new record's form, filled from the first row: the button comes with the choice, on a phone with the card. */
export const duplicating = {
  play: async () => {
    if (!(await unfold()))
      await userEvent.click(screen.getByRole('checkbox', { name: /^Select row 1:/ }))
    await press(/^Duplicate/)
    await screen.findByRole('dialog')
  },
}

/** The list of keys, which `?` and the Admin menu open. */
export const keyboardHelp = {
  play: async () => {
    await screen.findByRole('checkbox', { name: /^Select row 1:/ })
    await userEvent.keyboard('?')
    await screen.findByRole('dialog')
  },
}

/** Three rows are chosen. */
export const selected = {
  play: async () => {
    for (const row of [1, 2, 3])
      await userEvent.click(
        await screen.findByRole('checkbox', { name: new RegExp(`^Select row ${row}:`) }),
      )
  },
}

/** The question before the three rows go names each of them. */
export const deletingMany = {
  play: async () => {
    await selected.play()
    await press('Bulk Delete')
    await screen.findByRole('dialog')
  },
}

/** Opens the form of a new record. */
export async function openForm() {
  await press(/^(Add|Compose Email)$/)
  return within(await screen.findByRole('dialog'))
}

/** Opens the form of the first record. */
export const openFirst = () => actOn(/^Edit: /)

/** The form of a new record. */
export const adding = {
  play: async () => {
    await openForm()
  },
}

/** The form of a new record has been sent with faults: red where it is held back, amber where it would only be long. */
export const invalid = (texts: Record<string, string>) => ({
  play: async () => {
    await openForm()
    await write(texts)
    await press('Submit')
    await screen.findByText('Error')
  },
})

/** What was typed would be lost. */
export const leaving = (texts: Record<string, string>) => ({
  play: async () => {
    await openForm()
    await write(texts)
    await press('Cancel')
    await screen.findByText('Unsaved changes')
  },
})

/** The form of the first record. */
export const editing = {
  play: async () => {
    await openFirst()
  },
}

/** The question before the first record goes. */
export const deleting = {
  play: async () => {
    await actOn(/^Delete: /)
  },
}

/** The server turns the deletion down; the sentence stands in the dialog. */
export const refused = {
  parameters: { scenario: 'refused' },
  play: async () => {
    const dialog = await actOn(/^Delete: /)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByText('Error')
  },
}

/** The server turns a changed record down; the form stays open with what was typed. */
export const editRefused = {
  parameters: { scenario: 'refused' },
  play: async () => {
    const dialog = await openFirst()
    const [, field] = await dialog.findAllByRole('textbox')
    await userEvent.type(field!, ' अब')
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await dialog.findByText('Error')
  },
}
