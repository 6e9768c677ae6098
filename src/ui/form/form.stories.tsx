import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { inSection } from '../../../.storybook/preview/frames'
import { fillFields, press } from '../../../.storybook/states/states'
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
  await fillFields({ Name: 'उमा त्रिपाठी' })
  await press(texts.send)
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
  play: async () => {
    await send()
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue(''))
  },
}

export const ServerFails: Story = {
  args: { onSend: fn(() => Promise.resolve(false)) },
  play: send,
}
