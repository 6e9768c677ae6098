import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import { parse } from 'yaml'
import { versionOf } from '../scripts/build/version-file.ts'
import { readWorkerScript } from './worker-script.ts'
import type * as Pictures from './fixtures/pictures'
import type * as Files from './engine/data/sample-files'

const contract = new URL('../openapi.yaml', import.meta.url)
const fixtures = new URL('./fixtures/', import.meta.url)
/** Virtual modules, created on import. */
const virtualModules: Record<string, () => unknown> = {
  'virtual:mock-contract': () => parse(readFileSync(contract, 'utf8')) as unknown,
  'virtual:mock-build': describeBuild,
}
/** The files that are not drawn, by the ends of their names. */
const types: Record<string, { type: string; folder: string }> = {
  webm: { type: 'video/webm', folder: 'clips' },
  mp4: { type: 'video/mp4', folder: 'clips' },
  jpg: { type: 'image/jpeg', folder: 'photographs' },
}

/** Pictures and seeds are loaded on first use, so that production builds skip them. */
const loadedModules = new Map<string, Promise<unknown>>()
function loadModule<M>(file: string): Promise<M> {
  if (!loadedModules.has(file)) {
    const path = fileURLToPath(new URL(file, import.meta.url))
    loadedModules.set(
      file,
      runnerImport(path).then(({ module }) => module),
    )
  }
  return loadedModules.get(file) as Promise<M>
}

interface MockFile {
  type: string
  body: string | Buffer
}

/**
 * Serves drawn pictures, photographs, clips and the worker's script in development and writes them into a mock build.
 * A production build gets a plugin without hooks.
 */
export function mockFiles(enabled: boolean): Plugin {
  if (!enabled) return { name: 'mock-files' }
  return {
    name: 'mock-files',

    resolveId: (id) => (Object.hasOwn(virtualModules, id) ? `\0${id}` : undefined),
    load(id) {
      const create = id.startsWith('\0virtual:') ? virtualModules[id.slice(1)] : undefined
      if (!create) return undefined
      this.addWatchFile(contract.pathname)
      return `export default ${JSON.stringify(create())}`
    },

    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        // Base and route depth vary, so only the end of the path is compared.
        const { pathname } = new URL(request.url ?? '/', 'http://any')
        const [, folder, name = ''] = /\/(mock-files\/)?([^/]+)$/.exec(pathname) ?? []
        if (!folder && name !== 'mockServiceWorker.js') return next()
        const file = folder ? readMockFile(name) : Promise.resolve(workerFile())
        file.then((found) => sendFile(response, found, request.headers.range)).catch(next)
      })
    },

    async generateBundle() {
      if (this.environment.name !== 'client') return
      const emit = (fileName: string, file: MockFile | undefined) =>
        file && this.emitFile({ type: 'asset', fileName, source: file.body })
      emit('mockServiceWorker.js', workerFile())
      const { listSampleFiles } = await loadModule<typeof Files>('./engine/data/sample-files.ts')
      const photographs = readdirSync(new URL('photographs', fixtures))
      const names = new Set([...listSampleFiles(), ...photographs])
      for (const name of names) emit(`mock-files/${name}`, await readMockFile(name))
    },
  }
}

/** Returns `0.1.0 (1e8294db)`; without a repository the build time replaces the commit. */
function describeBuild() {
  const { version, commit, time } = versionOf()
  return `${version} (${commit?.slice(0, 8) ?? time})`
}

const workerFile = (): MockFile => ({ type: 'text/javascript', body: readWorkerScript() })

async function readMockFile(name: string): Promise<MockFile | undefined> {
  const kind = types[name.split('.').at(-1) ?? '']
  if (!kind) return (await loadModule<typeof Pictures>('./fixtures/pictures.ts')).picture(name)
  const file = new URL(`${kind.folder}/${name}`, fixtures)
  return existsSync(file) ? { type: kind.type, body: readFileSync(file) } : undefined
}

/** Sends a file, or the byte range that a player requests. */
function sendFile(response: ServerResponse, file: MockFile | undefined, range = '') {
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
  const contentRange = `bytes ${from}-${Number(from) + part.length - 1}/${body.length}`
  response
    .writeHead(206, { ...headers, 'Content-Length': part.length, 'Content-Range': contentRange })
    .end(part)
}
