import { screen, userEvent, within } from 'storybook/test'
import type { OperationName } from '../../mocks/engine/operations'
import { db, holdRequest, useScenario } from '../../mocks/testing'
import { fillFields, hoverText, pending, press } from './states'

/** An admin list that loads after navigation: its title and skeleton are shown. */
export const listLoading = {
  parameters: { scenario: 'slow', latency: pending, from: '/admin/changepass' },
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

/** The first card is expanded on a phone. */
export const expanded = {
  play: async () => {
    await expandFirstCard()
  },
}

async function actOn(name: RegExp) {
  await expandFirstCard()
  const [first] = await screen.findAllByRole('button', { name })
  await userEvent.click(first!)
  return within(await screen.findByRole('dialog'))
}

/** The first message is open: in the reading pane, or in its card on a phone. */
export const reading = {
  play: async () => {
    if (await expandFirstCard()) return
    const [name] = await screen.findAllByRole('rowheader')
    await userEvent.click(within(name!).getByRole('button'))
    await screen.findByText(/ 1 of \d/, { selector: '[role="status"]' })
  },
}

/** The answer to the first message is open, with a text. */
export const answering = {
  play: async () => {
    await reading.play()
    await press(/^Answer/)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Mail Body' }), 'नमस्ते! ')
  },
}

/** The answer is sent. */
async function sendAnswer() {
  await answering.play()
  await press('Submit')
}

/** The answer waits for the server. */
export const sendingAnswer = {
  play: async () => {
    await answering.play()
    holdRequest('POST /admin/api/mailrequest')
    await press('Submit')
    await screen.findByText('Saving…')
  },
}

/** The server refuses the answer; the form stays open with the typed text. */
export const answerRefused = {
  parameters: { scenario: 'refused' },
  play: async () => {
    await sendAnswer()
    await screen.findByText('Error')
  },
}

/** The answer is sent, and the next message is open. */
export const answered = {
  play: async () => {
    await sendAnswer()
    await hoverText(/^Sent to /)
  },
}

/** A CSV download waits for its first page. */
export const downloading = (call: OperationName) => ({
  parameters: { scenario: 'many' },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Download CSV' })
    holdRequest(call)
    await userEvent.click(button)
    await screen.findByRole('button', { name: 'Stop download' })
  },
})

/** The form of a new record, filled from the first row. The button needs a selected row, or an expanded card on a phone. */
export const duplicating = {
  play: async () => {
    if (!(await expandFirstCard()))
      await userEvent.click(screen.getByRole('checkbox', { name: /^Select row 1:/ }))
    await press(/^Duplicate/)
    await screen.findByRole('dialog')
  },
}

/** The list of keyboard shortcuts, opened with `?`. */
export const keyboardHelp = {
  play: async () => {
    await screen.findByRole('checkbox', { name: /^Select row 1:/ })
    await userEvent.keyboard('?')
    await screen.findByRole('dialog')
  },
}

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

/** The form of a new record was submitted with errors: red blocks saving, amber only warns of length. */
export const invalid = (texts: Record<string, string>) => ({
  play: async () => {
    await openForm()
    await fillFields(texts)
    await press('Submit')
    await screen.findAllByText(/ is required\.$/)
  },
})

/** The confirmation before unsaved text is discarded. */
export const leaving = (texts: Record<string, string>) => ({
  play: async () => {
    await openForm()
    await fillFields(texts)
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

/** The confirmation before the first record is deleted. */
export const deleting = {
  play: async () => {
    await actOn(/^Delete: /)
  },
}

/** The server rejects the deletion; the dialog shows its message. */
export const refused = {
  parameters: { scenario: 'refused' },
  play: async () => {
    const dialog = await actOn(/^Delete: /)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByText('Error')
  },
}

/** The server rejects a changed record; the form stays open with the typed text. */
export const editRefused = {
  parameters: { scenario: 'refused' },
  play: async () => {
    const dialog = await openFirst()
    const [first, field = first] = await dialog.findAllByRole('textbox')
    await userEvent.type(field!, ' अब')
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await dialog.findByText('Error')
  },
}

/** Types into the second text of the first slide and saves. */
async function saveFirstSlide() {
  const dialog = await openFirst()
  const field = await dialog.findByRole('textbox', { name: /^Heading2/ })
  await userEvent.type(field, ' अब')
  return async () => userEvent.click(dialog.getByRole('button', { name: 'Update' }))
}

/** Somebody else has changed the same text; the question of the conflict is open. */
export const conflicting = {
  parameters: { scenario: 'changed-meanwhile' },
  play: async () => {
    const save = await saveFirstSlide()
    await save()
    await screen.findByRole('dialog', { name: 'Changed by somebody else' })
  },
}

/** The record was deleted by somebody else before the save. */
export const notFound = {
  play: async () => {
    const save = await saveFirstSlide()
    db.slide.remove([1])
    await save()
    await screen.findByRole('button', { name: 'Look through all pages' })
  },
}

/** The record could not be read again before the save. */
export const notCompared = {
  play: async () => {
    const save = await saveFirstSlide()
    useScenario('failing', { only: 'GET /admin/api/slider' })
    await save()
    await screen.findByRole('button', { name: 'Save anyway' })
  },
}

/** The confirmation of a delete names what somebody else has changed meanwhile. */
export const deletingChanged = {
  parameters: { scenario: 'changed-meanwhile' },
  play: async () => {
    const dialog = await actOn(/^Delete: /)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByText(/^Changed meanwhile/)
  },
}
