import { toText } from '../../data/to-text'
import { language } from '../../messages/translated'

/** The anchor of a record on its page; '' for one without an id. */
export function anchorOf(page: 'activities' | 'courses', id: unknown): string {
  const name = toText(id)
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return name && `${page}-${name}`
}

/** Where a record stands on this site. */
export function pathOf(page: 'activities' | 'courses', id: unknown): string {
  const anchor = anchorOf(page, id)
  return `/${page}${anchor && `#${anchor}`}`
}

/** The address that is given to others: absolute, and in the language that it was read in. */
export function sharedLink(path: string): string {
  const url = new URL(path.replace(/^\//, ''), document.baseURI)
  if (language() === 'hi') url.searchParams.set('lang', 'hi')
  return url.href
}
