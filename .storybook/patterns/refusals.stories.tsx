import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { sampleAccount } from '../../mocks/testing'
import { setFaults } from '../../mocks/engine/scenarios/faults'
import { fillFields, press, screenAt } from '../states/states'

/**
 * What a person reads when the framework behind the API refuses: here Django REST framework. The Server toolbar chooses
 * another one; then reload the story.
 */
export default {
  title: 'Patterns/Refusals',
  parameters: { ...screenAt('/admin/courses'), server: 'drf' },
} satisfies Meta

export const Save: StoryObj = {
  parameters: { scenario: 'refused' },
  play: async () => {
    await press('Add')
    await fillFields({ Title: 'Gita' })
    await userEvent.selectOptions(await screen.findByLabelText(/^Course type/), 'Daily Classes')
    await press('Submit')
    await screen.findByText('Error')
  },
}

export const SignIn: StoryObj = {
  parameters: { at: '/signin' },
  play: async () => {
    await fillFields({ 'User ID': sampleAccount.email, Password: 'wrong' })
    await press('LOGIN')
    await screen.findByText('Error')
  },
}

export const List: StoryObj = {
  beforeEach: () => setFaults([{ operation: 'GET /admin/api/courses', response: 403 }]),
  play: async () => {
    await screen.findByRole('link', { name: 'Sign in with another account' })
  },
}
