import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import {
  adding,
  deleting,
  deletingMany,
  editRefused,
  editing,
  listLoading,
  selected,
} from '../../../.storybook/states/admin-states'
import {
  empty,
  failing,
  longText,
  many,
  phone,
  press,
  screenAt,
} from '../../../.storybook/states/states'

/** The pictures of the public gallery. */
const meta = {
  title: 'Screens/Admin/Image Gallery',
  parameters: { ...screenAt('/admin/igallery') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Loading: Story = { ...listLoading }
export const Empty: Story = { ...empty }
export const Failing: Story = { ...failing }
export const LongText: Story = { ...longText }
export const Many: Story = { ...many }
export const Phone: Story = { ...phone }
export const Selected: Story = { ...selected }
export const Adding: Story = { ...adding }
export const Editing: Story = { ...editing }
export const Deleting: Story = { ...deleting }
export const DeletingMany: Story = { ...deletingMany }
export const Refused: Story = { ...editRefused }

/** A drawn picture of this name. */
async function drawnPicture(name: string) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 96, height: 72 })
  canvas.getContext('2d')!.fillRect(0, 0, 96, 36)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'))
  return new File([blob!], name, { type: 'image/jpeg' })
}

/** Opens "Add many" with two pictures and a file that is none. */
async function chooseMany() {
  await press('Add many')
  const torn = new File(['x'], 'torn.png', { type: 'image/png' })
  const files = [await drawnPicture('deepa_daan.jpg'), await drawnPicture('ghat.jpg'), torn]
  await userEvent.upload(await screen.findByLabelText<HTMLInputElement>('Pictures'), files)
  await screen.findByText(/“torn.png” cannot be shown/)
  await screen.findByRole('button', { name: 'Add 2 pictures' })
}

/** Many pictures were chosen at once. */
export const AddingMany: Story = { play: chooseMany }

/** The server refuses each picture; what was typed stays. */
export const AddingManyRefused: Story = {
  parameters: { scenario: 'refused' },
  play: async () => {
    await chooseMany()
    await press('Add 2 pictures')
    await screen.findByRole('button', { name: 'Retry: ghat.jpg' })
  },
}
