import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
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
import { holdRequest, useScenario } from '../../../mocks/testing'

/** The first screen of the admin: a figure for each resource, the newest messages and registrations. */
const meta = {
  title: 'Screens/Admin/Dashboard',
  parameters: { ...screenAt('/admin') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/**
 * Waits until every record was looked at; a picture taken earlier shows another collection each time. Thousands of records
 * take nine seconds on quiet cores and several times as long on busy ones.
 */
const lookedAt: Story = {
  play: async () => {
    await screen.findByText(/need attention, of [\d,]+ that/, {}, { timeout: 35_000 })
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
export const DrawerOnAPhone: Story = { ...phone, play: () => press('Menu') }

export const OneFigureMissing: Story = {
  parameters: { scenario: 'failing' },
  play: async () => {
    useScenario('failing', { only: 'GET /admin/api/vGallery' })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByText('One figure could not be loaded.')
  },
}

/** Records that visitors see broken, each a link to its form. */
export const NeedsAttention: Story = { ...lookedAt }

/** The server has no picture file of any record. */
export const PicturesMissing: Story = {
  parameters: { scenario: 'images-broken' },
  play: async () => {
    await screen.findAllByText(/^The picture file is missing/, {}, { timeout: 12_000 })
  },
}

export const NothingNeedsAttention: Story = {
  parameters: { scenario: 'empty' },
  play: async () => {
    await screen.findByText(/^Nothing is broken/)
  },
}

export const LookingForProblems: Story = {
  play: async () => {
    await screen.findByText(/need attention, of \d+ that/, {}, { timeout: 12_000 })
    holdRequest('GET /admin/api/courses')
    await press('Look again')
    await screen.findByText(/^Looking at Courses/)
  },
}

export const AttentionCollectionFailing: Story = {
  parameters: { scenario: 'failing', only: 'GET /admin/api/vGallery' },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry: Video Gallery' })
  },
}
