import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import {
  adding,
  deleting,
  editing,
  editRefused,
  invalid,
  leaving,
  openFirst,
} from '../states/admin-states'
import { textOfLength, framed, press } from '../states/states'

/** The dialog with the form of a record, over its list. */
const meta = {
  title: 'Patterns/Form dialog',
  parameters: { at: '/admin/courses', ...framed },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

// The same states are tested in section Screens.
export const Adding: Story = { ...adding }
export const Editing: Story = { ...editing }
export const Deleting: Story = { ...deleting }
export const Refused: Story = { ...editRefused }

export const Invalid: Story = { ...invalid({ Title: textOfLength(40) }) }
export const UnsavedChanges: Story = { ...leaving({ Title: 'Gita' }) }

export const Saving: Story = {
  parameters: { hold: 'PUT /admin/api/courses/{id}' },
  play: async () => {
    await openFirst()
    await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), ' अब')
    await press('Update')
    await screen.findByRole('button', { name: 'Updating…' })
  },
}
