import { fileUrl, safeUrl } from './links'
import { parseUrl } from '../../data/parse-url'
import { toText } from '../../data/to-text'

/** How a video is shown: in an external player's iframe, in our own player, or as a link [VIDEO-4] [DATA-4]. */
export type Embed =
  { kind: 'frame'; src: string } | { kind: 'file'; src: string } | { kind: 'link'; href: string }

const youTubeHosts = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
])
const vimeoHosts = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])
const mediaFile = /\.(mp4|webm|ogv|ogg|mov|m4v)$/i

/** Recognises YouTube and Vimeo by their exact https hosts, and returns the address of their player without cookies. */
export function embedUrl(value: unknown): Embed | undefined {
  const given = toText(value).trim()
  const url = /^https:\/\//i.test(given) && parseUrl(given)
  if (url) {
    const youTube = youTubeHosts.has(url.hostname) && youTubeId(url)
    if (youTube) return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${youTube}` }
    const vimeo = vimeoHosts.has(url.hostname) && vimeoPlayer(url)
    if (vimeo) return { kind: 'frame', src: vimeo }
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

/** The player's address. An unlisted video has a key, in its path or as `h`, without which the player shows an error. */
function vimeoPlayer(url: URL): string | undefined {
  const parts = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname)
  if (!parts) return undefined
  const unlisted = parts[2] ?? url.searchParams.get('h')
  const keyParam = unlisted && /^[0-9a-f]+$/.test(unlisted) ? `h=${unlisted}&` : ''
  return `https://player.vimeo.com/video/${parts[1]}?${keyParam}dnt=1`
}
