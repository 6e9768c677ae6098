import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { listLoading } from '../../../.storybook/states/admin-states'
import {
  empty,
  failing,
  longText,
  many,
  phone,
  press,
  screenAt,
} from '../../../.storybook/states/states'
import { operations } from '../../../mocks/engine/operations'
import { setFaults } from '../../../mocks/engine/scenarios/faults'
import { holdRequest, setDialect, useScenario } from '../../../mocks/testing'

/** The first screen of the admin: what is new, what needs attention, how many records there are. */
const meta = {
  title: 'Screens/Admin/Dashboard',
  parameters: { ...screenAt('/admin') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Waits until the newest records were looked at; a picture taken earlier shows another collection each time. */
const lookedAt: Story = {
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'Needs attention' })
    panel.scrollIntoView({ block: 'nearest' })
    await screen.findByText(/that were looked at|records were looked at/, {}, { timeout: 12_000 })
  },
}

export const Normal: Story = { ...lookedAt }
export const Loading: Story = { ...listLoading }
export const Empty: Story = empty
export const Failing: Story = failing
export const LongText: Story = { ...longText, ...lookedAt }
export const Many: Story = { ...many, ...lookedAt }
export const Phone: Story = { ...phone, ...lookedAt }
export const Offline: Story = { parameters: { scenario: 'offline' } }

/** The sidebar of a wide screen opens as a drawer on a phone. */
export const DrawerOnAPhone: Story = {
  ...phone,
  play: async () => {
    await press('Menu')
    // Its code is loading; until then the button refers to nothing.
    await waitFor(() => expect(document.getElementById('menu')).not.toBeNull())
  },
}

export const OneFigureMissing: Story = {
  parameters: { scenario: 'failing' },
  play: async () => {
    useScenario('failing', { only: 'GET /admin/api/vGallery' })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByText('One figure could not be loaded.')
  },
}

/** The account may not read one list: the server says so, and another account can sign in. */
export const FigureForbidden: Story = {
  loaders: [
    () => {
      setDialect('drf')
      setFaults([{ operation: 'GET /admin/api/courses', response: 403 }])
    },
  ],
}

/** The server takes no more requests for some seconds. */
export const TooManyRequests: Story = {
  loaders: [
    () => {
      setDialect('drf')
      setFaults(
        operations
          .filter(({ name }) => name.startsWith('GET '))
          .map(({ name }) => ({ operation: name, response: 429 })),
      )
    },
  ],
}

/** Records that visitors see broken, each a link to its form. */
export const NeedsAttention: Story = { ...lookedAt }

/** The server has no picture file of any record. */
export const PicturesMissing: Story = {
  parameters: { scenario: 'images-broken' },
  play: async () => {
    await press('Check all pictures and links')
    await screen.findAllByText(/^The picture file is missing/, {}, { timeout: 12_000 })
  },
}

export const NothingNeedsAttention: Story = {
  parameters: { scenario: 'empty' },
  play: async () => {
    await screen.findByText(/^Nothing is broken/)
  },
}

/** All records and picture files are being checked. */
export const CheckingEverything: Story = {
  play: async () => {
    await screen.findByText(/records were looked at|that were looked at/, {}, { timeout: 12_000 })
    holdRequest('GET /admin/api/courses')
    await press('Check all pictures and links')
    await screen.findByText(/^Checking pictures and links: Courses/)
  },
}

export const AttentionCollectionFailing: Story = {
  parameters: { scenario: 'failing', only: 'GET /admin/api/vGallery' },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry: Video Gallery' })
  },
}
