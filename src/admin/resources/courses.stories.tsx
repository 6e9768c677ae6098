import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import {
  adding,
  deleting,
  editRefused,
  editing,
  duplicating,
  invalid,
  leaving,
  listLoading,
  openFirst,
  selected,
  expanded,
} from '../../../.storybook/states/admin-states'
import {
  empty,
  failing,
  textOfLength,
  longText,
  many,
  phone,
  screenAt,
} from '../../../.storybook/states/states'

/** The Vedic courses. */
const meta = {
  title: 'Screens/Admin/Courses',
  parameters: { ...screenAt('/admin/courses') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Loading: Story = { ...listLoading }
export const Empty: Story = empty
export const Failing: Story = failing
export const LongText: Story = longText
export const Many: Story = { ...many }
export const Phone: Story = { ...phone }
export const ExpandedOnAPhone: Story = { ...expanded, ...phone }
export const Selected: Story = selected
export const Adding: Story = adding
export const Duplicating: Story = duplicating
export const Editing: Story = editing
export const Invalid: Story = invalid({ Title: textOfLength(40) })
export const Leaving: Story = leaving({ Title: 'Gita' })
export const Deleting: Story = deleting
export const Refused: Story = editRefused

/** On a phone the public preview is a closed section below the form; on a wide screen it is beside it (Editing). */
export const PreviewOnAPhone: Story = {
  ...phone,
  play: async () => {
    const form = await openFirst()
    await userEvent.click(await form.findByText('Preview'))
    await screen.findByRole('img', { name: /^Preview: ./ })
  },
}
