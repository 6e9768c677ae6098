import type { Head } from '../head'
import { byPageName } from '../page'
import { translated } from '../translated'

/** Title and description of every page of src/content, by its name. */
export const pageHeadMessages = translated(
  'pageHeads',
  byPageName(
    import.meta.glob<Head>('../../content/*.en.md', {
      query: '?head',
      import: 'default',
      eager: true,
    }),
  ),
)
