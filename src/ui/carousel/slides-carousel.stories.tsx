import type { Meta, StoryObj } from '@storybook/react-vite'
import { press } from '../../../.storybook/states/states'
import { onSand } from '../../../.storybook/preview/frames'
import { SlidesCarousel } from './slides-carousel'
import '../../site/static-pages/founder.scss'
import { staticPageMessages } from '../../messages/site-screens/static-pages'

const pages = staticPageMessages()

const slide = (name: string, length = 3) => ({
  key: name,
  name,
  content: (
    <div className="testimonial-text">
      <h2>{name}</h2>
      <p>{'One sees only that he sat down every day and did the next page. '.repeat(length)}</p>
    </div>
  ),
})

/** react-slick with the accessibility that it lacks: inert hidden slides, named dots, reduced motion. */
const meta = {
  title: 'Components/Slides carousel',
  tags: ['autodocs'],
  component: SlidesCarousel,
  args: {
    messages: pages.carousel,
    slides: ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name) => slide(name)),
  },
  decorators: [onSand],
} satisfies Meta<typeof SlidesCarousel>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const SecondSlide: Story = { play: () => press('Next slide') }

export const LongText: Story = { args: { slides: [slide('Short', 1), slide('Long', 30)] } }
