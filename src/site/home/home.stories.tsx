import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import * as states from '../../../.storybook/states/states'

/** The whole screen with its loader, on the mock server. */
export default {
  title: 'Screens/Public/Home',
  parameters: { ...states.screenAt('/') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Loading: StoryObj = { ...states.loading }
export const Empty: StoryObj = { ...states.empty }
export const Failing: StoryObj = { ...states.failing }
export const LongText: StoryObj = { ...states.longText }
export const Many: StoryObj = { ...states.many }
/** Pictures that look like photographs. */
export const Photographs: StoryObj = { parameters: { scenario: 'photographs' } }
export const Phone: StoryObj = { ...states.phone }

/** An open menu group: below its button on wide screens, else in the panel of the menu button. */
export const Menu: StoryObj = {
  play: async () => {
    await screen.findByRole('button', { name: /^(Open the menu|About)$/ })
    const menuButton = screen.queryByRole('button', { name: 'Open the menu' })
    if (menuButton) await userEvent.click(menuButton)
    await states.press('About')
    await screen.findByRole('link', { name: /^Founder Acharya/ })
  },
}
export const MenuOnAPhone: StoryObj = { ...Menu, ...states.phone }

/** No slides, and settings that ask for the slide of the time of day. */
export const SlideOfTheHour: StoryObj = {
  parameters: { scenario: 'empty', settings: { slideOfTheHour: true } },
}
