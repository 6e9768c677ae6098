import { toText } from '../../lib/to-text'
import { language } from '../../messages/translated'

/** The anchor of a record on its page; '' without an id. */
export function anchorOf(page: 'activities' | 'courses', id: unknown): string {
  const name = toText(id)
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return name && `${page}-${name}`
}

/** Path and hash of a record on this site. */
export function sharedPath(page: 'activities' | 'courses', id: unknown): string {
  const anchor = anchorOf(page, id)
  return `/${page}${anchor && `#${anchor}`}`
}

/** The absolute URL of a path, with the current language. */
export function sharedLink(path: string): string {
  const url = new URL(path.replace(/^\//, ''), document.baseURI)
  if (language() === 'hi') url.searchParams.set('lang', 'hi')
  return url.href
}
