import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import * as list from '../../../.storybook/states/admin-states'
import * as states from '../../../.storybook/states/states'
import { db, useScenario } from '../../../mocks/testing'

/** The slides of the home page. */
export default {
  title: 'Screens/Admin/Slider',
  parameters: { ...states.screenAt('/admin/slider') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Loading: StoryObj = { ...list.loading }
export const Empty: StoryObj = { ...states.empty }
export const Failing: StoryObj = { ...states.failing }
export const LongText: StoryObj = { ...states.longText }
export const Many: StoryObj = { ...states.many }
export const Phone: StoryObj = { ...states.phone }
export const Selected: StoryObj = { ...list.selected }
export const Adding: StoryObj = { ...list.adding }
export const Editing: StoryObj = { ...list.editing }
export const Deleting: StoryObj = { ...list.deleting }
export const Refused: StoryObj = { ...list.refused }

const changedMeanwhile = { scenario: 'changed-meanwhile' }

/** Somebody else has changed the same text. */
export const Conflict: StoryObj = {
  parameters: changedMeanwhile,
  play: async () => {
    await list.saveFirst()
    await screen.findByRole('dialog', { name: 'Changed by somebody else' })
  },
}

/** The record was deleted by somebody else before the save. */
export const NotFound: StoryObj = {
  play: async () => {
    await list.saveFirst(() => db.slide.remove([1]))
    await screen.findByRole('button', { name: 'Look through all pages' })
  },
}

/** The record could not be read again before the save. */
export const NotCompared: StoryObj = {
  play: async () => {
    await list.saveFirst(() => useScenario('failing', { only: 'GET /admin/api/slider' }))
    await screen.findByRole('button', { name: 'Save anyway' })
  },
}

/** The confirmation of a delete names what somebody else has changed meanwhile. */
export const DeletingChanged: StoryObj = {
  parameters: changedMeanwhile,
  play: async () => {
    const dialog = await list.actOn(/^Delete: /)
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }))
    await dialog.findByText(/^Changed meanwhile/)
  },
}
