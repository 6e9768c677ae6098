import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inSection } from '../../../.storybook/preview/in-section'
import { Field } from './field'
import { Form, SendButton } from './form'
import { commonMessages } from '../../messages/common'
import { contactMessages } from '../../messages/site-screens/contact'

const texts = contactMessages()

/** A form sends once per submit and keeps its values until the server has accepted them. */
const meta = {
  title: 'Components/Form',
  tags: ['autodocs'],
  component: Form,
  subcomponents: { SendButton },
  args: {
    onSend: fn(() => Promise.resolve(true)),
    children: (
      <>
        <Field name="name" label={texts.name} required requiredTitle={commonMessages().required}>
          {(control) => <input {...control} className="form-control" autoComplete="name" />}
        </Field>
        <SendButton className="btn btn-primary" busyLabel={texts.sending}>
          {texts.send}
        </SendButton>
      </>
    ),
  },
  decorators: [inSection],
} satisfies Meta<typeof Form>
export default meta

type Story = StoryObj<typeof meta>

async function send() {
  await userEvent.type(await screen.findByLabelText(/^Name/), 'उमा त्रिपाठी')
  await userEvent.click(screen.getByRole('button', { name: texts.send }))
}

export const Normal: Story = {}

export const Sending: Story = {
  args: { onSend: fn(() => new Promise<boolean>(() => {})) },
  play: async () => {
    await send()
    await screen.findByRole('button', { name: texts.sending })
  },
}

export const Sent: Story = {
  play: async ({ args }) => {
    await send()
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(await screen.findByLabelText(/^Name/)).toHaveValue('')
  },
}

export const ServerFails: Story = {
  args: { onSend: fn(() => Promise.resolve(false)) },
  play: async () => {
    await send()
    await expect(await screen.findByLabelText(/^Name/)).toHaveValue('उमा त्रिपाठी')
  },
}
