import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

/** Course registration at its address, with a course in it or without. */
const meta = {
  title: 'Screens/Public/Course Registration',
  parameters: { at: '/coursesregister?type=Short%20Term&id=1&name=Gita%20in%2018%20Days' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const register = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Register' }))

async function fill() {
  await userEvent.type(await screen.findByLabelText(/^Name/), 'उमा त्रिपाठी')
  await userEvent.type(screen.getByLabelText(/^Email/), 'a+b@example.co.in')
  await userEvent.selectOptions(screen.getByLabelText(/^Language/), 'Hindi')
  await userEvent.type(screen.getByLabelText(/^Address/), 'House 12, Ram Ghat')
  await userEvent.type(screen.getByLabelText(/^Comment/), 'Dandavat pranam.')
  await register()
}

export const Prefilled: Story = {}
export const Open: Story = { parameters: { at: '/coursesregister' } }
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }
export const Faulty: Story = { play: register }

export const Registered: Story = {
  play: async () => {
    await fill()
    await screen.findByText(/You are registered successfully/)
  },
}

export const Refused: Story = {
  parameters: { scenario: 'refused' },
  play: async () => {
    await fill()
    await screen.findByText(/Something went wrong/)
  },
}

export const WithoutList: Story = {
  parameters: { at: '/coursesregister', scenario: 'failing' },
}
