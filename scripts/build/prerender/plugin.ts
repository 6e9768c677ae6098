import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin, type Rolldown } from 'vite'
import type * as Server from '../../../src/app/entry-server'
import type { HeadTag } from '../../../src/app/document-head'
import { jsonLd } from './json-ld.ts'
import { pageOf, type PageParts } from './page.ts'
import { siteFiles } from './site-files.ts'
import { buildTime } from '../version-file.ts'

const project = resolve(import.meta.dirname, '../../..')

/** The modules that the page being rendered has asked for; the rendering bundle reaches it through globalThis. */
const asked = ((globalThis as { asked?: Set<string> }).asked = new Set<string>())

/**
 * Writes every public page as HTML once the bundle is there, and an empty one for each address of the back office, with
 * sitemap, robots.txt and web manifest (docs/decisions/0005). The bundle stays what it is: a host that knows nothing of this serves index.html.
 */
export function prerender(enabled: boolean): Plugin {
  if (!enabled) return { name: 'prerender' }
  let out = ''
  /** Screens that share a file with others: the manifest has no line for them. */
  const housed = new Map<string, string>()
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir)
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          for (const id of file.moduleIds)
            if (this.getModuleInfo(id)?.dynamicImporters.length)
              housed.set(relative(project, id), file.fileName)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(this, error?: Error) {
        if (error || !existsSync(join(out, 'index.html'))) return
        const manifest = takeManifest(out, housed)
        await writePages(out, manifest)
      },
    },
  }
}

/** Which source is in which file, moved to where it is not deployed: sizes and budgets look it up in `.vite/`. */
function takeManifest(out: string, housed: Map<string, string>): Manifest {
  const kept = join(project, `.vite/manifest-${relative(project, out).replace(/\W+/g, '-')}.json`)
  mkdirSync(dirname(kept), { recursive: true })
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
  for (const [module, file] of housed)
    manifest[module] ??= Object.values(manifest).find((chunk) => chunk.file === file)!
  rmSync(join(out, '.vite'), { recursive: true })
  writeFileSync(kept, JSON.stringify(manifest, null, 2))
  return manifest
}

async function writePages(out: string, manifest: Manifest) {
  const template = readFileSync(join(out, 'index.html'), 'utf8')
  const config: unknown = JSON.parse(readFileSync(join(out, 'config.json'), 'utf8'))
  const early = await earlyScript()
  await withServer(async (server) => {
    server.applySettings(config)
    const settings = server.settings()
    const writePage = (
      path: string,
      content: Pick<PageParts, 'title' | 'tags' | 'html' | 'jsonLd' | 'whole'>,
    ) => {
      const { styles, scripts } = filesOf(template, manifest, asked)
      const html = pageOf(template, {
        early: {
          src: early.name,
          code: scripts,
          data: {
            path,
            fingerprint: server.fingerprint(),
            api: settings.apiBase,
            files: settings.filesBase,
          },
        },
        depth: path.split('/').filter(Boolean).length,
        styles,
        fonts: fontsOf(manifest),
        ...content,
      })
      write(join(out, path, 'index.html'), html)
      // The page's address ends with a slash on one host and without on another: the script is beside both.
      for (const folder of [path, dirname(path)]) write(join(out, folder, early.name), early.code)
    }
    for (const page of server.publicPaths) {
      asked.clear()
      const rendered = await server.render(page)
      writePage(page.path, {
        ...rendered,
        // React's own hints; the browser finds the pictures in the page as early.
        html: rendered.html.replace(/^(<link rel="preload"[^>]*>)+/, ''),
        whole: rendered.words !== undefined,
        jsonLd: jsonLd(page.path, rendered, settings, server.addressOf),
      })
    }
    // Nothing is drawn before a login: these pages name their own code, where index.html would bring Home's.
    for (const path of server.officePaths) {
      asked.clear()
      await server.bring(path)
      writePage(path, { title: server.siteName(), tags: unlisted, html: '' })
    }
    for (const [name, text] of Object.entries(siteFiles(server))) write(join(out, name), text)
  })
}

const unlisted: HeadTag[] = [{ tag: 'meta', by: 'name', key: 'robots', value: 'noindex' }]

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Bundles src/app/entry-server.tsx for Node, without styles, and loads it. */
async function withServer(use: (server: typeof Server) => Promise<void>) {
  const folder = mkdtempSync(join(project, 'node_modules/.prerender-'))
  try {
    await build({
      configFile: false,
      root: project,
      logLevel: 'error',
      define: { __MOCK__: 'false', __YEAR__: String(buildTime().getUTCFullYear()) },
      plugins: [withoutStyles, watchful],
      // A folder of react-bootstrap cannot be imported by Node.
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

/** Notes which screens and words a page asks for, so that its head can name their files. */
const watchful: Plugin = {
  name: 'watchful',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/(routes|content\/pages)\.ts/.test(id)) return undefined
    return code.replace(/(?<!typeof )\bimport\('(\.[^']+)'\)/g, (found, path: string) => {
      const module = relative(project, resolve(dirname(id), path))
      return `(globalThis.asked.add('${module}'), ${found})`
    })
  },
}

/** The built files behind some modules, with all they import. */
function filesOf(template: string, manifest: Manifest, modules: Set<string>) {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.imports?.forEach(add)
    chunk.css?.forEach((file) => styles.add(file))
  }
  for (const module of modules)
    add(Object.keys(manifest).find((key) => key.replace(/\.tsx?$/, '') === module) ?? '')
  const isNew = (file: string) => !template.includes(file)
  return { styles: [...styles].filter(isNew), scripts: [...scripts].filter(isNew) }
}

/** The two faces that every page's first lines are drawn in. */
function fontsOf(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap(({ file, assets }) => [file, ...(assets ?? [])])
  return ['mukta-letters-400', 'eczar-letters-600'].flatMap(
    (face) => files.find((file) => file.includes(face)) ?? [],
  )
}

/** The script of src/app/boot.ts, on its own: nothing of the bundle may stand before it. */
async function earlyScript() {
  const result = (await build({
    configFile: false,
    root: project,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: true,
      lib: { entry: 'src/app/boot.ts', formats: ['iife'], name: 'early' },
    },
  })) as Rolldown.RolldownOutput[]
  const { code } = result[0]!.output[0]
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { name: `assets/early-${hash}.js`, code }
}
