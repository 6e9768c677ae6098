import { filesBase } from './settings'
import { text } from './text'

// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const control = /[\u0000-\u001f\u007f]/

/** A link that data carries, once it is known to be harmless. `outside` ones open a new tab. */
export interface SafeLink {
  href: string
  outside: boolean
}

/**
 * A link that data carries (actionUrl, url): http, https, mailto, tel and paths of this site; anything else is
 * undefined and shown as text (RULES, safeUrl).
 */
export function safeUrl(value: unknown): SafeLink | undefined {
  const given = text(value).trim()
  if (!given || control.test(given)) return undefined
  if (/^[/\\]{2}|^\/\\|^\\/.test(given)) return undefined
  if (/^(mailto|tel):[^\s]+$/i.test(given)) return { href: given, outside: true }
  if (/^[/#?]/.test(given)) return { href: given, outside: false }
  if (!/^https?:\/\/[^/\\]/i.test(given)) return undefined
  try {
    const url = new URL(given)
    return url.username || url.password ? undefined : { href: url.href, outside: true }
  } catch {
    return undefined
  }
}

/**
 * The address of a record's file: absolute http(s) as is, every other form resolved against the files' base,
 * never against the current route. Disk paths and climbing ones are undefined (RULES, fileUrl).
 */
export function fileUrl(value: unknown): string | undefined {
  const given = text(value).trim()
  if (!given || control.test(given)) return undefined
  if (/^https?:\/\//i.test(given)) return URL.canParse(given) ? given : undefined
  if (/^([a-z]:|[a-z][a-z0-9+.-]*:|\\\\|\/\/)/i.test(given)) return undefined
  const path = given.replaceAll('\\', '/').replace(/^~?\/+/, '')
  if (decoded(path).split(/[/\\]/).includes('..')) return undefined
  return new URL(encoded(path), filesBase()).href
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Keeps what is encoded already, a query included, and encodes the rest. */
const encoded = (path: string) =>
  encodeURI(path)
    .replaceAll('%25', '%')
    .replaceAll('#', '%23')
    .replace(/%(?![0-9a-f]{2})/gi, '%25')

/** How a video is shown: in a foreign player's frame, in our own player, or as a link (RULES, embedUrl). */
export type Embed =
  | { kind: 'frame'; src: string; still?: string }
  | { kind: 'file'; src: string }
  | { kind: 'link'; href: string }

const youTubeHosts = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
])
const vimeoHosts = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])
const mediaFile = /\.(mp4|webm|ogv|ogg|mov|m4v)$/i

/** Recognises a video by exact https host and rebuilds its address in the form that asks least of the visitor. */
export function embedUrl(value: unknown): Embed | undefined {
  const given = text(value).trim()
  if (/^https:\/\//i.test(given) && URL.canParse(given)) {
    const url = new URL(given)
    const youTube = youTubeHosts.has(url.hostname) && youTubeId(url)
    if (youTube) return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${youTube}` }
    const vimeo = vimeoHosts.has(url.hostname) && /^\/(?:video\/)?(\d+)/.exec(url.pathname)?.[1]
    if (vimeo) return { kind: 'frame', src: `https://player.vimeo.com/video/${vimeo}?dnt=1` }
  }
  const file = fileUrl(given)
  if (file && mediaFile.test(new URL(file).pathname)) return { kind: 'file', src: file }
  const link = safeUrl(given)
  return link && { kind: 'link', href: link.href }
}

function youTubeId(url: URL): string | undefined {
  const [, first, second] = url.pathname.split('/')
  const id =
    url.hostname === 'youtu.be'
      ? first
      : first === 'watch'
        ? url.searchParams.get('v')
        : first && ['embed', 'shorts', 'live', 'v'].includes(first)
          ? second
          : undefined
  return id && /^[\w-]{6,20}$/.test(id) ? id : undefined
}
