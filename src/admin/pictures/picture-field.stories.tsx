import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { press } from '../../../.storybook/states/states'
import { inAdmin, noControl } from '../../../.storybook/preview/in-admin'
import { Field } from '../../ui/form/field'
import { formMessages } from '../../messages/admin-screens/form/forms'
import { PictureField } from './picture-field'

/** A picture upload: previewed as the website crops it, and scaled down before it is sent. */
const meta = {
  title: 'Components/Picture field',
  component: PictureField,
  args: {
    control: noControl,
    messages: formMessages.picture,
    recommended: { width: 1200, height: 675 },
  },
  decorators: [inAdmin],
  render: (args) => (
    <Field id="picture" name="file" label="Image">
      {(control) => <PictureField {...args} control={control} />}
    </Field>
  ),
} satisfies Meta<typeof PictureField>
export default meta

type Story = StoryObj<typeof meta>

/** A generated picture of a given size. */
async function photograph(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')!
  for (let x = 0; x < width; x += 8) {
    context.fillStyle = `hsl(${x % 360} 60% 50%)`
    context.fillRect(x, (x * 7) % height, 8, height)
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'))
  return new File([blob!], 'दीप दान.jpg', { type: 'image/jpeg' })
}

async function choose(file: File) {
  const field = await screen.findByLabelText<HTMLInputElement>(/^Image/)
  await userEvent.upload(field, file, { applyAccept: false })
}

export const Nothing: Story = {}

export const CurrentPicture: Story = { args: { current: 'art/g-1.svg' } }

export const Large: Story = {
  play: async () => {
    await choose(await photograph(3600, 2025))
    await screen.findByText('Scale down before upload')
  },
}

export const OtherShape: Story = {
  // Documentation pages play a story only in a frame of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 300 } } },
  play: async () => {
    await choose(await photograph(1200, 1200))
    await screen.findByText(/^Taller than recommended/)
  },
}

/** The editor with a picture that is taller than recommended. */
export const Editing: Story = {
  play: async () => {
    await choose(await photograph(1200, 1200))
    await press('Edit picture')
    const frame = await screen.findByRole('slider', { name: 'Frame' })
    await waitFor(() => expect(frame).toHaveFocus())
  },
}

/** Turned and straightened, before it is used. */
export const EditingStraightened: Story = {
  play: async (context) => {
    await Editing.play!(context)
    await press('Turn left')
    await fireEvent.change(await screen.findByRole('slider', { name: 'Straighten' }), {
      target: { value: '6' },
    })
    await screen.findByText('6 degrees to the right')
  },
}

/** A field without a recommended size offers shapes. */
export const EditingAnyShape: Story = {
  args: { recommended: undefined },
  play: async (context) => {
    await Editing.play!(context)
    await screen.findByRole('combobox', { name: 'Shape' })
  },
}

/** The edited picture, with "Undo". */
export const Edited: Story = {
  play: async (context) => {
    await Editing.play!(context)
    await press('Use this picture')
    await screen.findByRole('button', { name: 'Undo' })
  },
}

export const NoPicture: Story = {
  play: async () => {
    await choose(new File(['x'], 'hall.heic', { type: 'image/heic' }))
    await screen.findByText(/“hall.heic” cannot be shown/)
  },
}

/** A PNG whose header states 40,000 by 40,000 pixels. */
export const TooManyPixels: Story = {
  play: async () => {
    const head = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    const bomb = Uint8Array.from([...head, 0, 0, 0x9c, 0x40, 0, 0, 0x9c, 0x40, 8, 6, 0, 0, 0])
    await choose(new File([bomb], 'dark.png', { type: 'image/png' }))
    await screen.findByText(/^“dark.png” has more than 100 million/)
  },
}
