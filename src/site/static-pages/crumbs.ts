import { commonMessages } from '../../messages/common'
import type { StaticPage } from '../../messages/page'
import { staticPageMessages } from '../../messages/site-screens/static-pages'
import type { Crumb } from '../../ui/breadcrumbs'

/** The breadcrumb of a static page: Home, the section of Home that leads to it, the page itself. */
export const crumbsOf = ({ title, parent }: StaticPage): Crumb[] => [
  { label: commonMessages().home, to: '/' },
  ...(parent ? [{ label: staticPageMessages().parents[parent], to: `/#${parent}` }] : []),
  { label: title },
]
