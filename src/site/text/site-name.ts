import { settings } from '../../api/settings/settings'
import { langOf } from '../../lib/to-text'
import { localText } from '../../messages/translated'

/** The site's name in the language of the screen; the default name if the settings have no Hindi one. */
export function siteName(): string {
  const { name, hindi } = settings().site
  return localText(name, hindi)
}

/** The site's name in the other language, shown below the first. */
export function otherSiteName(): { name: string; lang: string } | undefined {
  const { site } = settings()
  const name = siteName() === site.name ? site.hindi : site.name
  return name ? { name, lang: langOf(name) ?? 'en' } : undefined
}
