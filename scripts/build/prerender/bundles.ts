import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type * as Server from '../../../src/app/entry-server'
import { content } from '../content.ts'
import { buildTime } from '../version-file.ts'
import { project } from './manifest.ts'
import '../no-local-storage.mjs'

/** Modules that the page being rendered imported dynamically; the server bundle adds to it through globalThis. */
export const importedModules = ((
  globalThis as { prerenderedModules?: Set<string> }
).prerenderedModules = new Set<string>())

/** Bundles src/app/entry-server.tsx for Node, without styles, and calls `use` with its exports. */
export async function withServer(use: (server: typeof Server) => Promise<void>) {
  const folder = mkdtempSync(join(project, 'node_modules/.prerender-'))
  try {
    await build({
      configFile: false,
      root: project,
      logLevel: 'error',
      define: { __MOCK__: 'false', __YEAR__: String(buildTime().getUTCFullYear()) },
      plugins: [content, withoutStyles, recordDynamicImports],
      // Node cannot import a folder of react-bootstrap.
      ssr: { noExternal: true },
      build: { ssr: 'src/app/entry-server.tsx', outDir: folder, copyPublicDir: false },
    })
    const file = pathToFileURL(join(folder, 'entry-server.js')).href
    await use((await import(file)) as typeof Server)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (/\.s?css$/.test(id) ? { code: '', moduleType: 'js' } : undefined),
}

/** The modules whose dynamic imports name a page's screen, messages and resource. */
const pageModules = [
  'src/app/routes.tsx',
  'src/messages/load-page.ts',
  'src/admin/resources/registry.ts',
].map((file) => join(project, file))

/** Records which screens and messages a page imports, so that its head can name their files. */
const recordDynamicImports: Plugin = {
  name: 'record-dynamic-imports',
  // Vite has written the imports of import.meta.glob by then.
  enforce: 'post',
  buildStart() {
    for (const file of pageModules) if (!existsSync(file)) this.error(`There is no ${file}.`)
  },
  transform(code, id) {
    if (!pageModules.includes(id)) return undefined
    return code.replace(/\bimport\(['"](\.[^'"]+)['"]\)/g, (expression, path: string) => {
      const module = relative(project, resolve(dirname(id), path))
      return `(globalThis.prerenderedModules.add('${module}'), ${expression})`
    })
  },
}

/** Bundles src/app/boot.ts by itself: it must run before any file of the app. */
export async function bootScript() {
  const result = (await build({
    configFile: false,
    root: project,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      // Older than the browsers of package.json, so that the script can tell what is too old.
      target: ['chrome63', 'firefox67', 'safari11.1'],
      minify: true,
      lib: { entry: 'src/app/boot.ts', formats: ['iife'], name: 'boot' },
    },
  })) as Rolldown.RolldownOutput[]
  const { code } = result[0]!.output[0]
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { name: `assets/boot-${hash}.js`, code }
}
