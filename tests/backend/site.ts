import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { picture } from '../../mocks/pictures/picture'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
}
const clips = fileURLToPath(new URL('../../mocks/assets', import.meta.url))

/** The built folder, and where a deployer has put it. */
export interface Site {
  dist: string
  /** Begins and ends with a slash. */
  base: string
}

/** A file of the bundle, a seed's picture, or index.html for a route; nothing where there is no such file. */
export async function fileOf(
  { dist, base }: Site,
  pathname: string,
): Promise<Response | undefined> {
  if (!pathname.startsWith(base)) return undefined
  const path = decodeURIComponent(pathname.slice(base.length))
  if (path.split(/[/\\]/).includes('..')) return undefined
  const [, seed] = /^mock-files\/([^/]+)$/.exec(path) ?? []
  if (seed) return seedFile(seed)
  // What looks like a file is one or is missing; only routes fall back.
  const name = extname(path) ? path : 'index.html'
  const body = await readFile(join(dist, name)).catch(() => undefined)
  return body && sent(name === 'index.html' ? based(body.toString(), base) : body, extname(name))
}

const sent = (body: Buffer | string, extension: string) =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': types[extension] ?? 'application/octet-stream' },
  })

/** The one line that a deployer under a sub-path edits, edited in memory. */
const based = (html: string, base: string) => html.replace('<base href="/"', `<base href="${base}"`)

async function seedFile(name: string): Promise<Response | undefined> {
  const drawn = picture(name)
  if (drawn) return sent(drawn.body, '.svg')
  const clip = /^[\w-]+\.webm$/.test(name) && (await readFile(join(clips, name)).catch(() => null))
  return clip ? sent(clip, '.webm') : undefined
}
