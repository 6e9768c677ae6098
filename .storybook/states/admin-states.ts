import { screen, userEvent, within } from 'storybook/test'
import { loading as loadingAtFirst, press } from './states'

/** An admin list that loads after navigation: its title and skeleton are shown. */
export const loading = {
  parameters: { ...loadingAtFirst.parameters, from: '/admin/changepass' },
  play: async () => {
    await screen.findByText(/^Loading/, { selector: '[aria-busy] [role="status"]' })
  },
}

/** Expands the first card on a phone, where cards hide the row actions. Resolves to whether there are cards. */
export async function expandFirstCard() {
  await screen.findAllByRole('checkbox', { name: /^Select row 1/ })
  const [first] = screen.queryAllByRole('button', { name: /^Details: / })
  if (first) await userEvent.click(first)
  return first !== undefined
}

/** Presses an action of the first record, which opens a dialog. */
export async function actOn(name: RegExp) {
  await expandFirstCard()
  await press(name)
  return within(await screen.findByRole('dialog'))
}

/** Opens the form of a new record. */
export async function openForm() {
  await press(/^(Add|Compose Email)$/)
  return within(await screen.findByRole('dialog'))
}

/** Opens the form of the first record. */
export const openFirst = () => actOn(/^Edit: /)

/** Types into a text field of the first record, by default the second one, and saves. */
export async function saveFirst(meanwhile?: () => void) {
  const dialog = await openFirst()
  const [first, field = first] = await dialog.findAllByRole('textbox')
  await userEvent.type(field!, ' अब')
  meanwhile?.()
  await userEvent.click(await dialog.findByRole('button', { name: 'Update' }))
  return dialog
}

/** Opens the first message: in the reading pane, or in its card on a phone. */
export async function readFirst() {
  if (await expandFirstCard()) return
  const [name] = await screen.findAllByRole('rowheader')
  await userEvent.click(await within(name!).findByRole('button'))
  await screen.findByText(/ 1 of \d/, { selector: '[role="status"]' })
}

/** The first message is open. */
export const reading = { play: readFirst }

/** Three rows are selected. */
export const selected = {
  play: async () => {
    for (const row of [1, 2, 3])
      await userEvent.click(
        await screen.findByRole('checkbox', { name: new RegExp(`^Select row ${row}:`) }),
      )
  },
}

/** The confirmation before deleting three rows, which names each. */
export const deletingMany = {
  play: async () => {
    await selected.play()
    await press('Bulk Delete')
    await screen.findByRole('dialog')
  },
}

/** The form of a new record. */
export const adding = {
  play: async () => {
    await openForm()
  },
}

/** The form of the first record. */
export const editing = {
  play: async () => {
    await openFirst()
  },
}

/** The confirmation before the first record is deleted. */
export const deleting = {
  play: async () => {
    await actOn(/^Delete: /)
  },
}

/** The server rejects a changed record; the form stays open with the typed text. */
export const refused = {
  parameters: { scenario: 'refused' },
  play: async () => {
    const dialog = await saveFirst()
    await dialog.findByText('Error')
  },
}
