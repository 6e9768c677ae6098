import { documentBase, filesBase } from '../settings/settings'
import { parseUrl } from '../../lib/parse-url'
import { toText } from '../../lib/to-text'

// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/

/** A checked link from data; an external one opens in a new tab. */
export interface SafeLink {
  href: string
  isExternal: boolean
}

/**
 * Checks a link from data (actionUrl, url): allows http, https, mailto, tel and paths of this site.
 * Undefined for anything else, and for a link that would sign staff out.
 */
export function safeUrl(value: unknown): SafeLink | undefined {
  const given = toText(value).trim()
  if (!given || controlCharacter.test(given)) return undefined
  if (/^[/\\]{2}|^\/\\|^\\/.test(given)) return undefined
  if (/^(mailto|tel):[^\s]+$/i.test(given)) return { href: given, isExternal: true }
  if (/^[/#?]/.test(given))
    return decodePath(given) !== undefined && !isLogoutUrl(new URL(given, documentBase()))
      ? { href: given, isExternal: false }
      : undefined
  if (!/^https?:\/\/[^/\\]/i.test(given)) return undefined
  try {
    const url = new URL(given)
    return url.username || url.password || isLogoutUrl(url)
      ? undefined
      : { href: url.href, isExternal: true }
  } catch {
    return undefined
  }
}

/** Whether a URL of this host opens the logout route, below any base; the router ignores case and encoding. */
const isLogoutUrl = ({ host, pathname }: URL) =>
  host === new URL(documentBase()).host && /\/logout\/*$/i.test(decodePath(pathname) ?? '')

/**
 * The URL of a record's file: http(s) unchanged, relative paths resolved against the files' base. Undefined for disk
 * paths and for paths that leave the base.
 */
export function fileUrl(value: unknown, base = filesBase()): string | undefined {
  const given = toText(value).trim()
  if (!given || controlCharacter.test(given)) return undefined
  if (/^https?:\/\//i.test(given)) return parseUrl(given) ? given : undefined
  if (/^(\\\\|\/\/)/.test(given)) return undefined
  // Checked without leading slashes: a scheme or a drive letter after them would leave the base.
  const path = given.replaceAll('\\', '/').replace(/^~?\/+/, '')
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || hasParentStep(path)) return undefined
  try {
    const address = new URL(`./${encodePath(path)}`, base).href
    return address.startsWith(base) ? address : undefined
  } catch {
    // encodeURI throws on half a surrogate pair.
    return undefined
  }
}

/**
 * The address of a file without its query, for comparing: servers that sign addresses (S3, Azure, CloudFront) sign each
 * response anew, which is no change of the record.
 */
export const withoutQuery = (address: string) => address.trim().replace(/[?#][^]*$/, '')

const hasParentStep = (path: string) =>
  path.split(/\/|%2f|%5c/i).some((step) => /^(\.|%2e){2}$/i.test(step))

/** The decoded path; undefined when it is malformed. Returned, because a minifier drops a call with an unused result. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path)
  } catch {
    return undefined
  }
}

/** Encodes a path without encoding existing escapes and the query again. */
const encodePath = (path: string) =>
  encodeURI(path)
    .replaceAll('%25', '%')
    .replaceAll('#', '%23')
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
