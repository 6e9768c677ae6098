import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { openFirst } from '../states/admin-states'
import { framed, press, hoverText } from '../states/states'

/** The result of an action, above the list. */
const meta = {
  title: 'Patterns/Alert',
  parameters: { at: '/admin/courses', ...framed },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async () => {
    await openFirst()
    await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), ' अब')
    await press('Update')
    await hoverText('Record updated successfully.')
  },
}

export const NothingChosen: Story = {
  play: async () => {
    await screen.findByRole('checkbox', { name: /^Select row 1:/ })
    await press('Bulk Delete')
    await hoverText('Please selete the record first')
  },
}

export const InADialog: Story = {
  parameters: { scenario: 'unauthorised', only: 'PUT /admin/api/courses/{id}' },
  play: async () => {
    await openFirst()
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), ' अब')
    await press('Update')
    await within(screen.getByRole('dialog')).findByText('Error')
  },
}
