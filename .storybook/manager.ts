import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Temple website: the book', brandUrl: './' }),
  sidebar: { showRoots: true },
  // Screens have no Controls panel, and Storybook shows an empty one when the selected panel is missing.
  selectedPanel: 'storybook/a11y/panel',
})
