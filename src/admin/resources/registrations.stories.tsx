import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import * as list from '../../../.storybook/states/admin-states'
import * as states from '../../../.storybook/states/states'

/** The registrations for courses. */
export default {
  title: 'Screens/Admin/Registrations',
  parameters: { ...states.screenAt('/admin/registrations') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Loading: StoryObj = { ...list.loading }
export const Empty: StoryObj = { ...states.empty }
export const Failing: StoryObj = { ...states.failing }
export const LongText: StoryObj = { ...states.longText }
export const Many: StoryObj = { ...states.many }
export const Phone: StoryObj = { ...states.phone }
export const Selected: StoryObj = { ...list.selected }
export const Reading: StoryObj = { ...list.reading }
export const Deleting: StoryObj = { ...list.deleting }

/** The server rejects the deletion; the dialog shows its message. */
export const Refused: StoryObj = {
  parameters: { scenario: 'refused' },
  play: async () => {
    const dialog = await list.actOn(/^Delete: /)
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }))
    await dialog.findByText('Error')
  },
}
