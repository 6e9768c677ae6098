import { addons } from 'storybook/manager-api'
import { theme } from './theme'

addons.setConfig({
  theme,
  sidebar: {
    showRoots: true,
    // Words in brackets are for the search alone.
    renderLabel: ({ name }) => name.replace(/ \(.+\)$/, ''),
  },
  // Stories of screens have no Controls panel; Storybook would show an empty panel in its place.
  selectedPanel: 'storybook/a11y/panel',
})
