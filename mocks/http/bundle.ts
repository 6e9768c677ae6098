import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { picture } from '../fixtures/pictures/picture'

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
const clips = fileURLToPath(new URL('../fixtures/clips', import.meta.url))

/** What is served beside the API, and where a deployer has put both. */
export interface Site {
  /** The built folder; without it only the pictures and clips of the records are there. */
  dist?: string
  /** Begins and ends with a slash. */
  base: string
}

/** A file of the bundle, a seed's picture, or index.html for a route; nothing where there is no such file. */
export async function fileOf(
  { dist, base }: Site,
  pathname: string,
): Promise<Response | undefined> {
  if (!pathname.startsWith(base)) return undefined
  const path = decoded(pathname.slice(base.length))
  if (path === undefined || path.split(/[/\\]/).includes('..')) return undefined
  const [, seed] = /^mock-files\/([^/]+)$/.exec(path) ?? []
  if (seed) return seedFile(seed)
  if (!dist) return undefined
  // What looks like a file is one or is missing; only routes have a page of their own or fall back.
  const read = (name: string) => readFile(join(dist, name)).catch(() => undefined)
  if (extname(path) && !path.endsWith('.html')) {
    const body = await read(path)
    return body && sent(body, extname(path))
  }
  const page = (await read(join(path, 'index.html'))) ?? (await read('index.html'))
  return page && sent(based(page.toString(), base), '.html')
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const sent = (body: Buffer | string, extension: string) =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': types[extension] ?? 'application/octet-stream' },
  })

/** The one line of a page that deploy/stamp.mjs writes for a sub-path, written in memory. */
const based = (html: string, base: string) =>
  html.replace(/<base href="[^"]*"/, `<base href="${base}"`)

async function seedFile(name: string): Promise<Response | undefined> {
  const drawn = picture(name)
  if (drawn) return sent(drawn.body, '.svg')
  const clip = /^[\w-]+\.webm$/.test(name) && (await readFile(join(clips, name)).catch(() => null))
  return clip ? sent(clip, '.webm') : undefined
}
