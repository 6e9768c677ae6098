import { fileUrl, safeUrl } from './links'
import { parseUrl } from '../../lib/parse-url'
import { toText } from '../../lib/to-text'

/** How a video is shown: in an external player's iframe, in our own player, or as a link. */
export type Embed =
  { kind: 'frame'; src: string } | { kind: 'file'; src: string } | { kind: 'link'; href: string }

const youTubeHosts = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
])
const vimeoHosts = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])
const mediaFile = /\.(mp4|webm|ogv|ogg|mov|m4v)$/i

/** The address of an embed code, which YouTube and Vimeo offer to copy. */
const frameSource = /<iframe\s(?:[^>]*\s)?src\s*=\s*(?:"([^"]*)"|'([^']*)')/i
/** An address of the players as people copy it: without its scheme. */
const withoutScheme =
  /^(?:\/\/)?(?=(?:[\w-]+\.)*(?:youtube|youtube-nocookie|vimeo)\.com\/|youtu\.be\/)/i

/** The address in what was copied: of an embed code its source, with the scheme. */
function addressIn(value: unknown): string {
  const given = toText(value).trim()
  const [, double, single = ''] = frameSource.exec(given) ?? []
  const address = given.startsWith('<') ? (double ?? single).replaceAll('&amp;', '&').trim() : given
  return address.replace(withoutScheme, 'https://')
}

/**
 * Recognises YouTube and Vimeo by their exact https hosts, also in an embed code and without the scheme, and returns
 * the address of their player without cookies.
 */
export function embedUrl(value: unknown): Embed | undefined {
  const given = addressIn(value)
  const url = /^https:\/\//i.test(given) && parseUrl(given)
  if (url) {
    const series = youTubeHosts.has(url.hostname) && youTubeSeries(url)
    if (series) return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${series}` }
    const youTube = youTubeHosts.has(url.hostname) && youTubeId(url)
    if (youTube) return { kind: 'frame', src: youTubePlayer(url, youTube) }
    const vimeo = vimeoHosts.has(url.hostname) && vimeoPlayer(url)
    if (vimeo) return { kind: 'frame', src: vimeo }
  }
  const file = fileUrl(given)
  if (file && mediaFile.test(new URL(file).pathname)) return { kind: 'file', src: file }
  const link = safeUrl(given)
  return link && { kind: 'link', href: link.href }
}

/** The page of an embedded video at its host, for a plain link. */
export function videoPage(embed: Embed): string {
  if (embed.kind !== 'frame') return embed.kind === 'link' ? embed.href : embed.src
  const { hostname, pathname, searchParams } = new URL(embed.src)
  const id = pathname.split('/').at(-1)
  if (hostname === 'player.vimeo.com')
    return ['https://vimeo.com', id, searchParams.get('h')].filter(Boolean).join('/')
  const [list, channel] = [searchParams.get('list'), searchParams.get('channel')]
  if (channel) return `https://www.youtube.com/channel/${channel}/live`
  return `https://www.youtube.com/${list ? `playlist?list=${list}` : `watch?v=${id}`}`
}

/** The player of a channel's live stream or of a playlist, which are no videos with an id. */
function youTubeSeries({ pathname, searchParams }: URL): string | undefined {
  const [, first, second = '', third] = pathname.split('/')
  const isLive = first === 'embed' && second === 'live_stream'
  const channel = isLive
    ? searchParams.get('channel')
    : first === 'channel' && third === 'live' && second
  if (channel && /^[\w-]{6,40}$/.test(channel)) return `live_stream?channel=${channel}`
  const isList = first === 'playlist' || (first === 'embed' && second === 'videoseries')
  const list = isList && searchParams.get('list')
  return list && /^[\w-]{6,60}$/.test(list) ? `videoseries?list=${list}` : undefined
}

function youTubePlayer(url: URL, id: string) {
  const start = startOf(url)
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`
}

/** The second at which a video begins: `t=90`, `t=1m30s`, `start=90`, in the query or after `#`; 0 without one. */
function startOf({ searchParams, hash }: URL): number {
  const inHash = new URLSearchParams(hash.slice(1))
  const given =
    searchParams.get('t') ??
    searchParams.get('start') ??
    searchParams.get('time_continue') ??
    inHash.get('t') ??
    ''
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/i.exec(given) ?? []
  const [hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0))
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)
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
  const isSeries = id === 'live_stream' || id === 'videoseries'
  return id && !isSeries && /^[\w-]{6,20}$/.test(id) ? id : undefined
}

/** The player's address. An unlisted video has a key, in its path or as `h`, without which the player shows an error. */
function vimeoPlayer(url: URL): string | undefined {
  const folder = '(?:video|channels/[^/]+|groups/[^/]+/videos|(?:showcase|album)/\\d+/video)'
  const parts = new RegExp(`^/(?:${folder}/)?(\\d+)(?:/([0-9a-f]+))?/?$`).exec(url.pathname)
  if (!parts) return undefined
  const unlisted = parts[2] ?? url.searchParams.get('h')
  const keyParam = unlisted && /^[0-9a-f]+$/.test(unlisted) ? `h=${unlisted}&` : ''
  const start = startOf(url)
  return `https://player.vimeo.com/video/${parts[1]}?${keyParam}dnt=1${start ? `#t=${start}s` : ''}`
}
