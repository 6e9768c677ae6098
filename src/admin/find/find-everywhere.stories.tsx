import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { phone, press, screenAt } from '../../../.storybook/states/states'
import { db, useScenario } from '../../../mocks/testing'

/** The dialog that finds screens, actions and records; Ctrl or Cmd and K opens it on every screen of the admin. */
export default {
  title: 'Components/Find everywhere',
  parameters: { ...screenAt('/admin/changepass') },
} satisfies Meta

/** Opens the dialog and pastes a word. */
async function find(word: string) {
  await press('Find everywhere')
  const field = await screen.findByRole('combobox', { name: /^Screen, action, record/ })
  await userEvent.click(field)
  if (word) await userEvent.paste(word)
}

const finding = (word: string, said: RegExp) => ({
  play: async () => {
    await find(word)
    await screen.findByText(said, { selector: '[role="status"]' })
  },
})

/** All screens and actions, before anything is typed. */
export const Normal: StoryObj = finding('', /results$/)

/** Records of several collections, each with at most five results. */
export const Records: StoryObj = finding('gita', /results?$/)

export const Phone: StoryObj = { ...phone, ...finding('gita', /results?$/) }

/** An e-mail address: the messages, registrations and mails of that person. */
export const Person: StoryObj = {
  play: async () => {
    await find(String(db.message.list().rows[0]!.email))
    await screen.findByRole('group', { name: /^From and to / })
    await screen.findByText(/results?$/, { selector: '[role="status"]' })
  },
}

export const Nothing: StoryObj = finding('no such word', /^Nothing was found/)

/** One collection could not be searched, and has a Retry of its own. */
export const OneFails: StoryObj = {
  play: async () => {
    useScenario('failing', { only: 'GET /admin/api/courses' })
    await find('gita')
    await screen.findByText('The courses could not be searched.')
    await screen.findByText(/results?$/, { selector: '[role="status"]' })
  },
}

export const LongText: StoryObj = {
  parameters: { scenario: 'long-text' },
  ...finding('gita', /results?$|^Nothing/),
}
