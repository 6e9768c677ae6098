import type { Meta, StoryObj } from '@storybook/react-vite'
import { inHero } from '../../../../.storybook/preview/frames'
import { TimeOfDayView } from './time-of-day-slide'

const at = (hours: number, minutes = 0) => ({ minute: hours * 60 + minutes })

/** The first slide of Home where the settings ask for it: the time of day by India's clock. */
const meta = {
  title: 'Components/Slide of the time of day',
  tags: ['autodocs'],
  component: TimeOfDayView,
  args: at(3),
  decorators: [inHero],
} satisfies Meta<typeof TimeOfDayView>
export default meta

type Story = StoryObj<typeof meta>

export const Night: Story = {}

export const Dawn: Story = { args: at(6) }

export const Noon: Story = { args: at(10) }

export const NoonRest: Story = { args: at(13) }

export const Dusk: Story = { args: at(18) }

/** A device whose clock gives no time. */
export const WithoutAClock: Story = { args: { minute: undefined } }
