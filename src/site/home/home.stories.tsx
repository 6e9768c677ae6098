import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import {
  empty,
  failing,
  loading,
  longText,
  many,
  phone,
  press,
  screenAt,
} from '../../../.storybook/states/states'

/** The whole screen with its loader, on the mock server. */
const meta = {
  title: 'Screens/Public/Home',
  parameters: { ...screenAt('/') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Loading: Story = { ...loading }
export const Empty: Story = empty
export const Failing: Story = failing
export const LongText: Story = longText
export const Many: Story = { ...many }
/** Pictures that look like photographs. */
export const Photographs: Story = { parameters: { scenario: 'photographs' } }
export const Phone: Story = { ...phone }

/** An open menu group: below its button on wide screens, else in the panel of the menu button. */
export const Menu: Story = {
  play: async () => {
    await screen.findByRole('button', { name: /^(Open the menu|About)$/ })
    const menuButton = screen.queryByRole('button', { name: 'Open the menu' })
    if (menuButton) await userEvent.click(menuButton)
    await press('About')
    await screen.findByRole('link', { name: /^Founder Acharya/ })
  },
}
export const MenuOnAPhone: Story = { ...Menu, ...phone }

/** No slides, and settings that ask for the slide of the time of day. */
export const SlideOfTheHour: Story = {
  parameters: { scenario: 'empty', settings: { slideOfTheHour: true } },
}

export const Hindi: Story = { globals: { language: 'hi' } }
