import type { Meta, StoryObj } from '@storybook/react-vite'
import { BedDouble, MapPin, Utensils } from 'lucide-react'
import { onSand } from '../../../.storybook/preview/frames'
import { press } from '../../../.storybook/states/states'
import { Accordion } from './accordion'
import './accordion.scss'

const item = (id: string, title: string, icon?: React.ReactElement) => ({
  id,
  title,
  icon,
  content: <p>{`${title}: what is to be said of it. `.repeat(6)}</p>,
})

/** The accordion of the static pages: at most one item is open. */
const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  // A frame for each story, because the items of two stories have the same ids.
  parameters: { docs: { story: { inline: false, iframeHeight: 440 } } },
  args: {
    items: [
      item('places', 'Places', <MapPin aria-hidden="true" />),
      item('rooms', 'Rooms', <BedDouble aria-hidden="true" />),
      item('food', 'Food', <Utensils aria-hidden="true" />),
    ],
  },
  decorators: [onSand],
} satisfies Meta<typeof Accordion>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const AllClosed: Story = { args: { defaultOpenId: null } }

/** A closed item shows its first words; the frame of the first item holds its head alone. */
export const FirstWords: Story = {
  args: {
    items: ['Places', 'Rooms', 'Food'].map((title, index) => ({
      ...item(title.toLowerCase(), title),
      summary: `${title}: what is to be said of it. ${title}: what is to be…`,
      isUnframed: index === 0,
    })),
  },
}

export const AnotherOpened: Story = { play: () => press('Food') }

export const LongText: Story = {
  args: {
    items: [
      item('long', 'A heading that is much longer than a heading should be, in two lines or three'),
      item('unbroken', 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen'.repeat(2)),
    ],
  },
  globals: { viewport: { value: 'w320' } },
}
