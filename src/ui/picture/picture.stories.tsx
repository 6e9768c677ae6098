import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from './picture'

/** A picture with reserved space, and its placeholder when it cannot be loaded. */
const meta = {
  title: 'Components/Picture',
  tags: ['autodocs'],
  component: Picture,
  args: {
    src: 'art/about.svg',
    alt: 'A red temple above a river with lamps',
    width: 330,
    height: 250,
  },
  decorators: [
    (Story) => (
      <main className="section-band">
        <div className="container">
          <ul className="list-unstyled mb-0">
            <li className="card">
              <Story />
            </li>
          </ul>
        </div>
      </main>
    ),
  ],
} satisfies Meta<typeof Picture>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {}

export const Missing: Story = { args: { src: undefined } }

export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' } }
