import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { inAdmin, noControl } from '../../../../.storybook/preview/in-admin'
import { Field } from '../../../ui/form/field'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import { AttachmentField } from './attachment-field'

/** A field for one attachment of any type, which can be replaced or removed. */
const meta = {
  title: 'Components/Attachment field (file, upload)',
  tags: ['autodocs'],
  component: AttachmentField,
  args: {
    control: noControl,
    messages: formMessages.attachment,
  },
  decorators: [inAdmin],
  render: (args) => (
    <Field id="file" name="file" label="Attachment" hint="One file, up to 5 MB">
      {(control) => <AttachmentField {...args} control={control} />}
    </Field>
  ),
} satisfies Meta<typeof AttachmentField>
export default meta

type Story = StoryObj<typeof meta>

const choosing = (name: string, bytes: number, shown: string | RegExp): Story => ({
  play: async () => {
    const file = new File([new Uint8Array(bytes)], name)
    await userEvent.upload(await screen.findByLabelText('Attachment'), file)
    await screen.findByText(shown)
  },
})

export const Nothing: Story = {}

export const Current: Story = { args: { current: 'programme-of-the-year.pdf' } }

export const Chosen = choosing('दर्शन समय.pdf', 182_000, '182 kB')

export const Large = choosing('festival.mp4', 8_400_000, /larger than 5 MB/)

export const EmptyFile = choosing('nothing.txt', 0, /is an empty file/)
