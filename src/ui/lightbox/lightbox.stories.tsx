import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { Lightbox } from './lightbox'
import { galleryMessages } from '../../messages/site-screens/galleries'

const galleries = galleryMessages()

const picture = (name: string, title: string, description = '') => ({
  src: `mock-files/${name}.svg`,
  title,
  description,
})

const meta = {
  title: 'Components/Lightbox',
  component: Lightbox,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    pictures: [
      picture('scene-0002-700x500', 'Ramdarshan by night', 'The path between the flower beds.'),
      picture('scene-0002-900x1200', 'Kamadgiri at noon', 'The hill that pilgrims walk round.'),
      picture('scene-0003-1200x675', 'The temple at dusk'),
    ],
    startAt: 1,
    messages: galleries.image.lightbox,
    onView: fn(),
    onClose: fn(),
    opener: () => null,
  },
} satisfies Meta<typeof Lightbox>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const First: Story = { args: { startAt: 0 } }
export const Alone: Story = {
  args: { pictures: [picture('scene-0002-700x500', 'Alone')], startAt: 0 },
}

export const Enlarged: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Zoom in' }))
  },
}

export const Failed: Story = {
  args: { pictures: [{ ...picture('', 'A picture that is gone'), src: undefined }], startAt: 0 },
}

export const LongText: Story = {
  args: {
    pictures: [
      picture(
        'scene-0002-700x500',
        'Where the river bends below the holy hill '.repeat(8),
        'The pilgrims rest and sing until morning comes. '.repeat(20),
      ),
    ],
    startAt: 0,
  },
}
