import { documentBase, filesBase } from './settings'
import { toText } from '../data/to-text'

// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const control = /[\u0000-\u001f\u007f-\u009f]/

/** A link that data carries, once it is known to be harmless. `outside` ones open a new tab. */
export interface SafeLink {
  href: string
  outside: boolean
}

/**
 * A link that data carries (actionUrl, url): http, https, mailto, tel and paths of this site; anything else is
 * undefined and shown as text [DATA-2]. So is a link that would sign staff out.
 */
export function safeUrl(value: unknown): SafeLink | undefined {
  const given = toText(value).trim()
  if (!given || control.test(given)) return undefined
  if (/^[/\\]{2}|^\/\\|^\\/.test(given)) return undefined
  if (/^(mailto|tel):[^\s]+$/i.test(given)) return { href: given, outside: true }
  if (/^[/#?]/.test(given))
    return decoded(given) !== undefined && !signsOut(new URL(given, documentBase()))
      ? { href: given, outside: false }
      : undefined
  if (!/^https?:\/\/[^/\\]/i.test(given)) return undefined
  try {
    const url = new URL(given)
    return url.username || url.password || signsOut(url)
      ? undefined
      : { href: url.href, outside: true }
  } catch {
    return undefined
  }
}

/** Whether an address of this host opens the sign-out route, below any base, as the router reads its letters. */
const signsOut = ({ host, pathname }: URL) =>
  host === new URL(documentBase()).host && /\/logout\/*$/i.test(decoded(pathname) ?? '')

/**
 * The address of a record's file: absolute http(s) as is, every other form resolved against the files' base,
 * never against the current route. Disk paths and climbing ones are undefined [DATA-3].
 */
export function fileUrl(value: unknown, base = filesBase()): string | undefined {
  const given = toText(value).trim()
  if (!given || control.test(given)) return undefined
  if (/^https?:\/\//i.test(given)) return URL.canParse(given) ? given : undefined
  if (/^(\\\\|\/\/)/.test(given)) return undefined
  // What stands behind the slashes counts: a scheme or a disk there would lead elsewhere.
  const path = given.replaceAll('\\', '/').replace(/^~?\/+/, '')
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || climbs(path)) return undefined
  try {
    const address = new URL(`./${encoded(path)}`, base).href
    return address.startsWith(base) ? address : undefined
  } catch {
    // Half a surrogate pair cannot be encoded.
    return undefined
  }
}

const climbs = (path: string) =>
  path.split(/\/|%2f|%5c/i).some((step) => /^(\.|%2e){2}$/i.test(step))

/** A path as the router reads it; undefined where it could not. The result is used, or a minifier drops the call. */
function decoded(path: string): string | undefined {
  try {
    return decodeURI(path)
  } catch {
    return undefined
  }
}

/** Keeps what is encoded already, a query included, and encodes the rest. */
const encoded = (path: string) =>
  encodeURI(path)
    .replaceAll('%25', '%')
    .replaceAll('#', '%23')
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
