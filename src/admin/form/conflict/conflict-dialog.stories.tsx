import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inSection } from '../../../../.storybook/preview/frames'
import { textOfLength } from '../../../../.storybook/states/states'
import { ConflictDialog } from './conflict-dialog'

/** The question which of two texts is saved, where two people have changed the same field of a record. */
const meta = {
  title: 'Components/Conflict dialog',
  component: ConflictDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    conflicts: [
      {
        definition: { field: 'description', label: 'Description' },
        theirs: 'A thousand lamps on the Mandakini, every evening at six.',
        mine: 'A thousand lamps on the river, every evening at seven.',
      },
    ],
    onChoose: fn(),
    onClose: fn(),
  },
  decorators: [inSection],
} satisfies Meta<typeof ConflictDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const SeveralFields: Story = {
  args: {
    conflicts: [
      {
        definition: { field: 'title', label: 'Title' },
        theirs: 'कार्तिक दीप दान',
        mine: 'कार्तिक दीप यज्ञ',
      },
      {
        definition: { field: 'date', label: 'Date', control: 'date' },
        theirs: '2026-11-24',
        mine: '2026-11-25',
      },
      { definition: { field: 'actionUrl', label: 'Action URL' }, theirs: '', mine: '/courses' },
    ],
  },
}

export const LongText: Story = {
  args: {
    conflicts: [
      {
        definition: { field: 'message', label: 'Message' },
        theirs: textOfLength(400),
        mine: `${textOfLength(200)} ${'x'.repeat(300)}`,
      },
    ],
  },
}
