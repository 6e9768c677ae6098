import type { Head } from '../messages/head'
import { settings } from '../api/settings/settings'
import { siteName } from '../site/text/site-name'

/** One element of <head>: the attribute that identifies it, and its value; without a value it is removed. */
export interface HeadTag {
  tag: 'meta' | 'link'
  by: 'name' | 'property' | 'rel'
  key: string
  value: string | undefined
}

/** The title of a screen's tab: "Screen - Site", in the admin "Screen - Site Admin". */
export const titleOf = ({ title, area }: Head) =>
  [`${title} - ${siteName()}`, area].filter(Boolean).join(' ')

/** The tags of a screen for search engines and share cards. */
export function tagsOf(head: Head): HeadTag[] {
  const { site } = settings()
  const description = head.description ?? site.description
  const address = head.canonical && absoluteUrl(head.canonical)
  const picture = address && absoluteUrl('/share.jpg')
  const meta = (key: string, value: string | undefined): HeadTag => ({
    tag: 'meta',
    by: key.startsWith('og:') ? 'property' : 'name',
    key,
    value: value || undefined,
  })
  return [
    meta('description', description),
    meta('robots', head.unlisted && 'noindex'),
    { tag: 'link', by: 'rel', key: 'canonical', value: address },
    meta('og:type', 'website'),
    meta('og:site_name', siteName()),
    meta('og:title', head.title),
    meta('og:description', description),
    meta('og:url', address),
    meta('og:image', picture),
    meta('og:image:width', picture && '1200'),
    meta('og:image:height', picture && '630'),
    meta('og:image:alt', picture && siteName()),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ]
}

/**
 * A path of this site as an absolute URL. Without `site.url` the app uses the address that serves it; the prerender
 * knows none and returns undefined.
 */
export function absoluteUrl(path: string): string | undefined {
  const served = import.meta.env.SSR ? '' : new URL('./', document.baseURI).href
  const url = settings().site.url || served
  if (!url) return undefined
  return new URL(path.replace(/^\//, ''), url.endsWith('/') ? url : `${url}/`).href
}
