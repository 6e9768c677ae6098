import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import * as list from '../../../.storybook/states/admin-states'
import * as states from '../../../.storybook/states/states'

/** The pictures of the public gallery. */
export default {
  title: 'Screens/Admin/Image Gallery',
  parameters: { ...states.screenAt('/admin/igallery') },
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
export const DeletingMany: StoryObj = { ...list.deletingMany }
export const Refused: StoryObj = { ...list.refused }

/** A drawn picture of this name. */
async function drawnPicture(name: string) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 96, height: 72 })
  canvas.getContext('2d')!.fillRect(0, 0, 96, 36)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'))
  return new File([blob!], name, { type: 'image/jpeg' })
}

/** Opens "Add many" with two pictures and a file that is none. */
async function chooseMany() {
  await states.press('Add many')
  const torn = new File(['x'], 'torn.png', { type: 'image/png' })
  const files = [await drawnPicture('deepa_daan.jpg'), await drawnPicture('ghat.jpg'), torn]
  await userEvent.upload(await screen.findByLabelText<HTMLInputElement>('Pictures'), files)
  await screen.findByText(/“torn.png” cannot be shown/)
  await screen.findByRole('button', { name: 'Add 2 pictures' })
}

/** Many pictures were chosen at once. */
export const AddingMany: StoryObj = { play: chooseMany }

/** The server refuses each picture; what was typed stays. */
export const AddingManyRefused: StoryObj = {
  parameters: { scenario: 'refused' },
  play: async () => {
    await chooseMany()
    await states.press('Add 2 pictures')
    await screen.findByRole('button', { name: 'Retry: ghat.jpg' })
  },
}
