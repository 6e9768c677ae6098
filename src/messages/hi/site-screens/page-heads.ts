import type { Head } from '../../head'
import { byPageName } from '../../page'

/** Title and description of every page of src/content, by its name. */
export const hindiPageHeads = byPageName(
  import.meta.glob<Head>('../../../content/*.hi.md', {
    query: '?head',
    import: 'default',
    eager: true,
  }),
)
