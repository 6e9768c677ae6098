import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Temple website', brandUrl: './' }),
  sidebar: { showRoots: true },
  // Stories of screens have no Controls panel; Storybook would show an empty panel in its place.
  selectedPanel: 'storybook/a11y/panel',
})
