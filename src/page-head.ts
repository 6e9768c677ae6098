import type { Head } from './content/head'
import { settings } from './api/settings'

/** Makes the document's head say what the screen is: "Screen - Site". */
export function applyHead({ title, description, canonical }: Head) {
  const { site } = settings()
  document.title = `${title} - ${site.name}`
  const meta = document.querySelector('meta[name="description"]')
  meta?.setAttribute('content', description ?? site.description)
  const address = canonical && addressOf(canonical, site.url)
  const link = document.querySelector('link[rel="canonical"]')
  if (!address) return link?.remove()
  const element = link ?? document.head.appendChild(document.createElement('link'))
  element.setAttribute('rel', 'canonical')
  element.setAttribute('href', address)
}

/** A path of this site as an absolute address; nothing while the site's own address is unset or unreadable. */
function addressOf(path: string, site: string): string | undefined {
  if (!URL.canParse(site)) return undefined
  return new URL(path.replace(/^\//, ''), site.endsWith('/') ? site : `${site}/`).href
}
