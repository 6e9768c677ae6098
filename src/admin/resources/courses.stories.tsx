import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import * as list from '../../../.storybook/states/admin-states'
import * as states from '../../../.storybook/states/states'

/** The Vedic courses. */
export default {
  title: 'Screens/Admin/Courses',
  parameters: { ...states.screenAt('/admin/courses') },
} satisfies Meta

export const Normal: StoryObj = {}
export const Loading: StoryObj = { ...list.loading }
export const Empty: StoryObj = { ...states.empty }
export const Failing: StoryObj = { ...states.failing }
export const LongText: StoryObj = { ...states.longText }
export const Many: StoryObj = { ...states.many }
export const Phone: StoryObj = { ...states.phone }
export const Selected: StoryObj = { ...list.selected }
export const Adding: StoryObj = { ...list.adding }
export const Editing: StoryObj = { ...list.editing }
export const Deleting: StoryObj = { ...list.deleting }
export const Refused: StoryObj = { ...list.refused }

/** The first card is expanded. */
export const ExpandedOnAPhone: StoryObj = {
  ...states.phone,
  play: async () => {
    await list.expandFirstCard()
  },
}

/** The first response is awaited, before any screen was shown. */
export const LoadingAtFirst: StoryObj = { ...states.loading }

/** No record has the word of the search. */
export const NothingFound: StoryObj = { parameters: { at: '/admin/courses?search=nothing' } }

/** The form of a new record, filled from the first row. Its button needs a selected row, or an expanded card on a phone. */
export const Duplicating: StoryObj = {
  play: async () => {
    if (!(await list.expandFirstCard()))
      await userEvent.click(await screen.findByRole('checkbox', { name: /^Select row 1:/ }))
    await states.press(/^Duplicate/)
    await screen.findByRole('dialog')
  },
}

/** The form of a new record was submitted with errors: red blocks saving, amber only warns of length. */
export const Invalid: StoryObj = {
  play: async () => {
    await list.openForm()
    await states.fillFields({ Title: states.textOfLength(40) })
    await states.press('Submit')
    await screen.findAllByText(/ is required\.$/)
  },
}

export const Saving: StoryObj = {
  parameters: { hold: 'PUT /admin/api/courses/{id}' },
  play: async () => {
    await list.saveFirst()
    await screen.findByRole('button', { name: 'Updating…' })
  },
}

export const Saved: StoryObj = {
  play: async () => {
    await list.saveFirst()
    await states.hoverText('Record updated successfully.')
  },
}

/** The session ended while the form was open; what was typed stays. */
export const SessionEnded: StoryObj = {
  parameters: { scenario: 'unauthorised', only: 'PUT /admin/api/courses/{id}' },
  play: async () => {
    const dialog = await list.saveFirst()
    await dialog.findByText('Error')
  },
}

/** A bulk delete without a selected row. */
export const NothingChosen: StoryObj = {
  play: async () => {
    await screen.findByRole('checkbox', { name: /^Select row 1:/ })
    await states.press('Bulk Delete')
    await states.hoverText('Please selete the record first')
  },
}

/** The confirmation before unsaved text is discarded. */
export const Leaving: StoryObj = {
  play: async () => {
    await list.openForm()
    await states.fillFields({ Title: 'Gita' })
    await states.press('Cancel')
    await screen.findByText('Unsaved changes')
  },
}

/** On a phone the public preview is a closed section below the form; on a wide screen it is beside it (Editing). */
export const PreviewOnAPhone: StoryObj = {
  ...states.phone,
  play: async () => {
    const form = await list.openFirst()
    await userEvent.click(await form.findByText('Preview'))
    await screen.findByRole('img', { name: /^Preview: ./ })
  },
}
