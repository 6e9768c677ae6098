import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import '../../styles/site.scss'
import { Player } from './player'

const meta = {
  title: 'Components/Player (video)',
  tags: ['autodocs'],
  component: Player,
  args: {
    source: { kind: 'file', src: 'mock-files/diyas.webm' },
    title: 'Sandhya arati',
    failed: 'This video cannot be played here.',
    fallback: { picture: 'art/g-1.svg', page: 'https://example.org', open: 'Open the video' },
  },
} satisfies Meta<typeof Player>
export default meta

type Story = StoryObj<typeof meta>

export const File: Story = {}

export const Failed: Story = {
  args: { source: { kind: 'file', src: 'mock-files/missing-0001.webm' } },
  play: async () => {
    await screen.findByText('This video cannot be played here.')
  },
}
