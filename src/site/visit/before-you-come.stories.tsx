import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../../../.storybook/preview/frames'
import { textOfLength } from '../../../.storybook/states/states'
import { applySettings, settings } from '../../api/settings/settings'
import { BeforeYouCome } from './before-you-come'

/** What pilgrims ask before they come, from the settings; a question without an answer is left out. */
const meta = {
  title: 'Components/Know before you come (visit, dress, parking)',
  tags: ['autodocs', 'visit', 'dress', 'parking', 'wheelchair'],
  component: BeforeYouCome,
  decorators: [inSection],
} satisfies Meta<typeof BeforeYouCome>
export default meta

type Story = StoryObj<typeof meta>

/** A story with other answers in the settings. */
const withAnswers = (visit: Record<string, string>) => () => {
  const before = settings()
  applySettings({ ...before, visit })
  return () => applySettings(before)
}

export const Answered: Story = {}

export const TwoAnswers: Story = {
  beforeEach: withAnswers({ dress: 'Shoulders covered', parking: 'At the gate' }),
}

export const None: Story = { beforeEach: withAnswers({}) }

export const LongText: Story = { beforeEach: withAnswers({ dress: textOfLength(300) }) }
