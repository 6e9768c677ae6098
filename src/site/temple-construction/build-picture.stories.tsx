import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection, onDark } from '../../../.storybook/preview/frames'
import type { TierId } from '../../messages/page'
import { BuildPicture } from './build-picture'
import './temple-construction.scss'

const gift = (id: TierId, quantity: number) => ({
  donation: { id, name: '', quantity, total: 0 },
})

/** "Build it with me": the parts of a gift have colour in a drawing of the temple. It shows no progress. */
const meta = {
  title: 'Components/Build it with me (donation, temple)',
  tags: ['autodocs', 'donation', 'drawing', 'temple'],
  component: BuildPicture,
  args: { ...gift('squareFoot', 6), cards: [] },
  decorators: [onDark, inSection],
} satisfies Meta<typeof BuildPicture>
export default meta

type Story = StoryObj<typeof meta>

export const SquareFeet: Story = {}

export const Pillar: Story = { args: gift('pillar', 1) }

export const Bricks: Story = { args: gift('brick', 40) }

/** More than the drawing has room for. */
export const ManyBricks: Story = { args: gift('brick', 5000) }

export const Hindi: Story = { args: gift('pillar', 3), globals: { language: 'hi' } }
