import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { openFirst } from '../admin-states'
import { framed, press, rest } from '../states'

/** What came of a press, at the head of the list. */
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
    await rest('Record updated successfully.')
  },
}

export const NothingChosen: Story = {
  play: async () => {
    await screen.findByRole('checkbox', { name: /^Select row 1:/ })
    await press('Bulk Delete')
    await rest('Please selete the record first')
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
