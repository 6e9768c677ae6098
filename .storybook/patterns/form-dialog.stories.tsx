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
} from '../admin-states'
import { filled, framed, press } from '../states'

/** The one form of the back office, over its list. */
const meta = {
  title: 'Patterns/Form dialog',
  parameters: { at: '/admin/courses', ...framed },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

// Tested under the screens' own names.
export const Adding: Story = { ...adding }
export const Editing: Story = { ...editing }
export const Deleting: Story = { ...deleting }
export const Refused: Story = { ...editRefused }

export const Invalid: Story = { ...invalid({ Title: filled(40) }) }
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
