import type { Indexer } from 'storybook/internal/types'

/** The tag of a screen's state: `Loading` becomes `state-loading`, by which the sidebar's filter finds it on all screens. */
const tagOfState = (name: string) => `state-${name.replace(/(?<=.)(?=[A-Z])/g, '-').toLowerCase()}`

/** An indexer that tags each story of a screen with its state. */
export const withStateTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((entry) =>
      entry.title?.startsWith('Screens/') && entry.exportName
        ? { ...entry, tags: [...(entry.tags ?? []), tagOfState(entry.exportName)] }
        : entry,
    ),
})
