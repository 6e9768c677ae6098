import type { Meta, StoryObj } from '@storybook/react-vite'
import { inHero } from '../../../.storybook/preview/frames'
import { Carousel } from './carousel'
import { homeMessages } from '../../messages/site-screens/home'

const home = homeMessages()

const slide = (key: string, title: string) => ({
  key,
  content: (
    <div className="hero-slide position-relative d-flex flex-column h-100">
      <img className="picture hero-picture" src="art/hero-1.svg" alt="" width="1600" height="900" />
      <div className="hero-text container position-relative">
        <h2 className="m-0">{title}</h2>
        <p>Stay, study and serve beside the river.</p>
        <a className="btn btn-accent btn-lg" href="/chitrakoot">
          Learn More
        </a>
      </div>
    </div>
  ),
})

/** Slides with the pause button first; pointer or focus inside pauses them. */
const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: {
    messages: home.slider,
    slides: [
      slide('1', 'Where Lord Rama walked'),
      slide('2', 'Lamps on the Mandakini'),
      slide('3', 'Food for every pilgrim'),
    ],
  },
  decorators: [inHero],
} satisfies Meta<typeof Carousel>
export default meta

type Story = StoryObj<typeof meta>

export const SeveralSlides: Story = {}

export const OneSlide: Story = { args: { slides: [slide('1', 'Where Lord Rama walked')] } }

export const LongText: Story = {
  args: {
    slides: [
      slide(
        '1',
        'A heading that goes on for much longer than the fifty letters it is meant to have',
      ),
      slide('2', 'Short'),
    ],
  },
}
