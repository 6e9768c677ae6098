import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { inSection } from '../../../.storybook/preview/in-section'
import { CardActions } from './card-actions'

/** The buttons of an activity or a course: add to calendar and share. */
const meta = {
  title: 'Components/Card actions',
  tags: ['autodocs'],
  component: CardActions,
  args: {
    title: 'Kartik Deepa Daan',
    path: '/activities#activities-7',
    event: {
      uid: 'activities-7@example.org',
      title: 'Kartik Deepa Daan',
      description: 'A thousand lamps are floated on the Mandakini.',
      place: 'Sample Marg, Chitrakoot',
      url: 'https://example.org/activities#activities-7',
      day: '2026-11-24',
      startsAt: 1050,
    },
  },
  decorators: [inSection],
} satisfies Meta<typeof CardActions>
export default meta

type Story = StoryObj<typeof meta>

export const Dated: Story = {}

export const Undated: Story = { args: { event: undefined } }

export const CopyFails: Story = {
  // Neither sharing, nor the clipboard API, nor execCommand works.
  beforeEach: () => {
    const refused = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    const old = spyOn(document, 'execCommand').mockReturnValue(false)
    return () => [refused, old].forEach((spy) => spy.mockRestore())
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Share: Kartik Deepa Daan' }))
    await expect(await canvas.findByText(/activities#activities-7$/)).toBeVisible()
  },
}
