import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import * as list from '../../../.storybook/states/admin-states'
import * as states from '../../../.storybook/states/states'
import { operations } from '../../../mocks/engine/operations'
import { setFaults } from '../../../mocks/engine/scenarios/faults'
import { holdRequest, setDialect, useScenario } from '../../../mocks/testing'

/** The first screen of the admin: what is new, what needs attention, how many records there are. */
export default {
  title: 'Screens/Admin/Dashboard',
  parameters: { ...states.screenAt('/admin') },
} satisfies Meta

/** Waits until the newest records were looked at; a picture taken earlier shows another collection each time. */
const lookedAt: StoryObj = {
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'Needs attention' })
    panel.scrollIntoView({ block: 'nearest' })
    await screen.findByText(/that were looked at|records were looked at/, {}, { timeout: 12_000 })
  },
}

export const Normal: StoryObj = { ...lookedAt }
export const Loading: StoryObj = { ...list.loading }
export const Empty: StoryObj = { ...states.empty }
export const Failing: StoryObj = { ...states.failing }
export const LongText: StoryObj = { ...states.longText, ...lookedAt }
export const Many: StoryObj = { ...states.many, ...lookedAt }
export const Phone: StoryObj = { ...states.phone, ...lookedAt }
export const Offline: StoryObj = { parameters: { scenario: 'offline' } }

/** The sidebar of a wide screen opens as a drawer on a phone. */
export const DrawerOnAPhone: StoryObj = {
  ...states.phone,
  play: async () => {
    await states.press('Menu')
    // Its code is loading; until then the button refers to nothing.
    await waitFor(() => expect(document.getElementById('menu')).not.toBeNull())
  },
}

export const OneFigureMissing: StoryObj = {
  parameters: { scenario: 'failing' },
  play: async () => {
    useScenario('failing', { only: 'GET /admin/api/vGallery' })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByText('One figure could not be loaded.')
  },
}

/** The account may not read one list: the server says so, and another account can sign in. */
export const FigureForbidden: StoryObj = {
  loaders: [
    () => {
      setDialect('drf')
      setFaults([{ operation: 'GET /admin/api/courses', response: 403 }])
    },
  ],
}

/** The server takes no more requests for some seconds. */
export const TooManyRequests: StoryObj = {
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
export const NeedsAttention: StoryObj = { ...lookedAt }

/** The server has no picture file of any record. */
export const PicturesMissing: StoryObj = {
  parameters: { scenario: 'images-broken' },
  play: async () => {
    await states.press('Check all pictures and links')
    await screen.findAllByText(/^The picture file is missing/, {}, { timeout: 12_000 })
  },
}

export const NothingNeedsAttention: StoryObj = {
  parameters: { scenario: 'empty' },
  play: async () => {
    await screen.findByText(/^Nothing is broken/)
  },
}

/** All records and picture files are being checked. */
export const CheckingEverything: StoryObj = {
  play: async () => {
    await screen.findByText(/records were looked at|that were looked at/, {}, { timeout: 12_000 })
    holdRequest('GET /admin/api/courses')
    await states.press('Check all pictures and links')
    await screen.findByText(/^Checking pictures and links: Courses/)
  },
}

export const AttentionCollectionFailing: StoryObj = {
  parameters: { scenario: 'failing', only: 'GET /admin/api/vGallery' },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry: Video Gallery' })
  },
}
