import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { phone, press, screenAt, fillFields } from '../../../.storybook/states/states'
import { holdRequest, useScenario } from '../../../mocks/testing'

/** The dialog that adds the lines of a CSV file to a list. */
export default {
  title: 'Components/Import CSV',
  parameters: { ...screenAt('/admin/courses') },
} satisfies Meta

const post = 'POST /admin/api/courses'
const right = 'Title,Course type,Start date\nGita,Daily Classes,24/12/2026\nदीप,Daily Classes,\n'
const wrong = 'Title,Course type,Start date,Author\nGita,Weekly,soon,Meera\n,Daily Classes,,\n'

async function preview(text: string) {
  await press('Import CSV')
  await fillFields({ 'Or paste the lines here': text })
  await press('Preview')
  await screen.findByRole('list', { name: 'Import courses' })
}

async function addAll() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 lines' }))
}

/** The text is chosen or pasted. */
export const Normal: StoryObj = {
  play: async () => {
    await press('Import CSV')
    await screen.findByRole('dialog')
  },
}

/** The text has no column for a required field. */
export const Unreadable: StoryObj = {
  play: async () => {
    await press('Import CSV')
    await fillFields({ 'Or paste the lines here': 'Description\nLamps' })
    await press('Preview')
    await screen.findByText(/^No column is named/)
  },
}

export const Preview: StoryObj = { play: () => preview(right) }

/** Lines that the form would not accept, and a column that is ignored. */
export const Invalid: StoryObj = { play: () => preview(wrong) }

export const Phone: StoryObj = {
  ...phone,
  play: async () => {
    // A story that is opened alone has the width of its window, where the list has no More.
    if (matchMedia('(max-width: 800px)').matches) await press('More')
    await preview(wrong)
  },
}

/** A line is corrected in the fields of the form. */
export const Correcting: StoryObj = {
  play: async () => {
    await preview(wrong)
    await press('Correct Line 2')
    await screen.findByRole('form', { name: 'Correction of line 2' })
  },
}

/** The first line is being sent. */
export const Adding: StoryObj = {
  play: async () => {
    await preview(right)
    holdRequest(post)
    await addAll()
    await screen.findByRole('button', { name: 'Stop' })
  },
}

/** Closed while a line is being sent: the dialog waits for the response. */
export const Closing: StoryObj = {
  play: async () => {
    await preview(right)
    holdRequest(post)
    await addAll()
    await screen.findByRole('button', { name: 'Stop' })
    await userEvent.keyboard('{Escape}')
    await press('Discard changes')
    await screen.findByText(/^Line 2 is being sent/)
  },
}

export const Added: StoryObj = {
  play: async () => {
    await preview(right)
    await addAll()
    await screen.findByText('2 lines were added.')
  },
}

export const Refused: StoryObj = {
  parameters: { scenario: 'refused' },
  play: async () => {
    await preview(right)
    await addAll()
    await screen.findByText('Lines 2, 3 were not added.')
  },
}

/** A line without a response is not sent again by itself. */
export const Uncertain: StoryObj = {
  play: async () => {
    await preview(right)
    useScenario('offline', { only: post })
    await addAll()
    await screen.findByText('Perhaps added')
  },
}
