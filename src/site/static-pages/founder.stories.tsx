import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { phone, press, screenAt } from '../../../.storybook/states/states'

/** The whole screen: timeline, biography, and the carousel, which loads when it comes near. */
export default {
  title: 'Screens/Public/Founder Acharya',
  parameters: { ...screenAt('/prabhupad') },
} satisfies Meta

export const Normal: StoryObj = {}

export const Carousel: StoryObj = {
  play: async () => {
    const heading = await screen.findByRole('heading', { name: 'What readers find in his books' })
    heading.scrollIntoView()
    await press('Next slide')
  },
}

export const Phone: StoryObj = { ...phone }
