import { settings } from '../../api/settings'
import { langOf } from '../../data/to-text'
import { language } from '../../messages/translated'

/** The site's name in the language of the screen, where the settings know one. */
export function siteName(): string {
  const { name, hindi } = settings().site
  return (language() === 'hi' && hindi) || name
}

/** The name that stands below it: the one of the other language. */
export function otherName(): { name: string; lang: string } | undefined {
  const { site } = settings()
  const name = siteName() === site.name ? site.hindi : site.name
  return name ? { name, lang: langOf(name) ?? 'en' } : undefined
}
