/** A route's title and description for the tab, search engines and share cards. */
export interface Head {
  title: string
  /** Added to the tab's title after the site's name: the admin shares titles with the public site. */
  area?: string
  description?: string
  /** The canonical path where two paths show one screen, from the site's root. */
  canonical?: string
  /** Excluded from search engines. */
  unlisted?: true
}
