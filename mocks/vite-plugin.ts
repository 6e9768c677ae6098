import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import { parse } from 'yaml'
import { versionOf } from '../scripts/build/version-file.ts'
import type * as Picture from './fixtures/pictures/picture'
import type * as Files from './engine/data/sample-files'

const require = createRequire(import.meta.url)
const contract = new URL('../openapi.yaml', import.meta.url)
const clips = new URL('./fixtures/clips/', import.meta.url)
/** Modules that are made when they are asked for. */
const virtual: Record<string, () => unknown> = {
  'virtual:mock-contract': () => parse(readFileSync(contract, 'utf8')) as unknown,
  'virtual:mock-build': buildName,
}
const types: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4' }

/** Drawings and seeds are loaded when the first of them is asked for: a production build never does. */
const loaded = new Map<string, Promise<unknown>>()
function load<M>(file: string): Promise<M> {
  if (!loaded.has(file)) {
    const path = fileURLToPath(new URL(file, import.meta.url))
    loaded.set(
      file,
      runnerImport(path).then(({ module }) => module),
    )
  }
  return loaded.get(file) as Promise<M>
}

interface MockFile {
  type: string
  body: string | Buffer
}

/**
 * Files of the mock server: pictures drawn on request, clips, and the worker's script. In development
 * they are answered, in a mock build written beside index.html, in a real build they do not exist.
 */
export function mockFiles(enabled: boolean): Plugin {
  if (!enabled) return { name: 'mock-files' }
  return {
    name: 'mock-files',

    resolveId: (id) => (Object.hasOwn(virtual, id) ? `\0${id}` : undefined),
    load(id) {
      const made = id.startsWith('\0virtual:') ? virtual[id.slice(1)] : undefined
      if (!made) return undefined
      this.addWatchFile(contract.pathname)
      return `export default ${JSON.stringify(made())}`
    },

    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        // The base may be anything and routes are deep: the end of the path says enough.
        const { pathname } = new URL(request.url ?? '/', 'http://any')
        const [, folder, name = ''] = /\/(mock-files\/)?([^/]+)$/.exec(pathname) ?? []
        if (!folder && name !== 'mockServiceWorker.js') return next()
        const file = folder ? fileNamed(name) : Promise.resolve(workerScript())
        file.then((found) => send(response, found, request.headers.range)).catch(next)
      })
    },

    async generateBundle() {
      if (this.environment.name !== 'client') return
      const emit = (fileName: string, file: MockFile | undefined) =>
        file && this.emitFile({ type: 'asset', fileName, source: file.body })
      emit('mockServiceWorker.js', workerScript())
      const { mentionedFiles } = await load<typeof Files>('./engine/data/sample-files.ts')
      for (const name of mentionedFiles()) emit(`mock-files/${name}`, await fileNamed(name))
    },
  }
}

/** `0.1.0 (1e8294db1c2d)`; without a repository the time of the build takes the commit's place. */
function buildName() {
  const { version, commit, time } = versionOf()
  return `${version} (${commit?.slice(0, 8) ?? time})`
}

const workerScript = (): MockFile => ({
  type: 'text/javascript',
  body: readFileSync(require.resolve('msw/mockServiceWorker.js')),
})

async function fileNamed(name: string): Promise<MockFile | undefined> {
  const type = types[name.split('.').at(-1) ?? '']
  if (!type) return (await load<typeof Picture>('./fixtures/pictures/picture.ts')).picture(name)
  const file = new URL(name, clips)
  return existsSync(file) ? { type, body: readFileSync(file) } : undefined
}

/** Answers with a file, or the part of it that a player asks for. */
function send(response: ServerResponse, file: MockFile | undefined, range = '') {
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('No such mock file.')
    return
  }
  const body = Buffer.from(file.body)
  const headers = {
    'Content-Type': file.type,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'no-cache',
  }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  if (from === undefined || Number(from) >= body.length) {
    response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body)
    return
  }
  const part = body.subarray(Number(from), to ? Number(to) + 1 : undefined)
  const place = `bytes ${from}-${Number(from) + part.length - 1}/${body.length}`
  response
    .writeHead(206, { ...headers, 'Content-Length': part.length, 'Content-Range': place })
    .end(part)
}
