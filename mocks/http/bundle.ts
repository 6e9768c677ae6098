import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { picture } from '../fixtures/pictures'

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

/** What is served beside the API, and the base of both. */
export interface ServedSite {
  /** The built folder; without it only the sample's pictures and clips are served. */
  dist?: string
  /** Starts and ends with a slash. */
  base: string
}

/** Reads a file of the bundle, a sample picture, or a route's page; undefined when it does not exist. */
export async function readSiteFile(
  { dist, base }: ServedSite,
  pathname: string,
): Promise<Response | undefined> {
  if (!pathname.startsWith(base)) return undefined
  const path = decodePath(pathname.slice(base.length))
  if (path === undefined || path.split(/[/\\]/).includes('..')) return undefined
  const [, sampleFile] = /^mock-files\/([^/]+)$/.exec(path) ?? []
  if (sampleFile) return readSampleFile(sampleFile)
  if (!dist) return undefined
  // Only routes fall back to index.html; a path with an extension must be a file.
  const read = (name: string) => readFile(join(dist, name)).catch(() => undefined)
  if (extname(path) && !path.endsWith('.html')) {
    const body = await read(path)
    return body && createFileResponse(body, extname(path))
  }
  const page = (await read(join(path, 'index.html'))) ?? (await read('index.html'))
  return page && createFileResponse(withBase(page.toString(), base), '.html')
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const createFileResponse = (body: Buffer | string, extension: string) =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': types[extension] ?? 'application/octet-stream' },
  })

/** Sets the page's base in memory, as deploy/stamp.mjs does in the file. */
const withBase = (html: string, base: string) =>
  html.replace(/<base href="[^"]*"/, `<base href="${base}"`)

async function readSampleFile(name: string): Promise<Response | undefined> {
  const drawn = picture(name)
  if (drawn) return createFileResponse(drawn.body, '.svg')
  const clip = /^[\w-]+\.webm$/.test(name) && (await readFile(join(clips, name)).catch(() => null))
  return clip ? createFileResponse(clip, '.webm') : undefined
}
