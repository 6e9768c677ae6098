/** What a route says of itself to the tab, to search engines and to share cards. */
export interface Head {
  title: string
  /** Ends the tab's title after the site's name, where public and admin screens share a title. */
  area?: string
  description?: string
  /** The address that counts where two lead to one screen, from the site's root. */
  canonical?: string
  /** Kept out of search. */
  unlisted?: true
}
