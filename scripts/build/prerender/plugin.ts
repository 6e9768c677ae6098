// npm run build: writes one HTML page for each address.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import type { HeadTag } from '../../../src/app/head-tags'
import { bootScript, importedModules, withServer } from './bundles.ts'
import { jsonLd } from './json-ld.ts'
import { filesOf, fontsOf, project, takeManifest } from './manifest.ts'
import { pageHtml, type PageParts } from './page.ts'
import { siteFiles } from './site-files.ts'

/**
 * Writes every public page as HTML after the bundle, an empty page for each admin address, sitemap, robots.txt and web
 * manifest (docs/decisions/0005). A host that does not serve these pages still works with index.html.
 */
export function prerender(enabled: boolean): Plugin {
  if (!enabled) return { name: 'prerender' }
  let out = ''
  const sharedChunks = new Map<string, string>()
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
              sharedChunks.set(relative(project, id), file.fileName)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(this, error?: Error) {
        // After a failed build `error` is not always set, and the folder may hold an older build without a manifest.
        if (error || !existsSync(join(out, '.vite/manifest.json'))) return
        const manifest = takeManifest(out, sharedChunks)
        await writePages(out, manifest)
      },
    },
  }
}

async function writePages(out: string, manifest: Manifest) {
  const template = readFileSync(join(out, 'index.html'), 'utf8')
  const config: unknown = JSON.parse(readFileSync(join(out, 'config.json'), 'utf8'))
  const boot = await bootScript()
  await withServer(async (server) => {
    server.applySettings(config)
    const settings = server.settings()
    const writePage = (
      path: string,
      content: Pick<PageParts, 'title' | 'tags' | 'html' | 'jsonLd' | 'appAfterPaint'>,
    ) => {
      const list = server.listCall(path)
      const { calls, picture } = server.visitorCalls(path) ?? {}
      const { styles, scripts } = filesOf(template, manifest, importedModules)
      if (!scripts.length) throw new Error(`The page "${path}" names no script of its own.`)
      const html = pageHtml(template, {
        boot: {
          src: boot.name,
          code: scripts,
          data: {
            path,
            // A data attribute: the script reads it as `settingsHash`.
            'settings-hash': server.settingsHash(),
            api: settings.apiBase,
            files: settings.filesBase,
            credentials: settings.credentials,
            ...(list && { list }),
            ...(calls && { calls: calls.join(' ') }),
            ...(picture && { picture }),
          },
        },
        depth: path.split('/').filter(Boolean).length,
        styles,
        fonts: fontsOf(manifest),
        isAppUrgent: importedModules.has('src/site/home/home'),
        ...content,
      })
      write(join(out, path, 'index.html'), html)
      // Some hosts serve the page with a trailing slash, others without: the script is found from both addresses.
      for (const folder of [path, dirname(path)]) write(join(out, folder, boot.name), boot.code)
    }
    for (const page of server.publicPaths) {
      importedModules.clear()
      const rendered = await server.render(page)
      writePage(page.path, {
        ...rendered,
        // Drops React's preload hints: the browser finds the pictures in the page just as soon.
        html: rendered.html.replace(/^(<link rel="preload"[^>]*>)+/, ''),
        appAfterPaint: rendered.staticPage !== undefined,
        jsonLd: jsonLd(page.path, rendered, settings, server.absoluteUrl),
      })
    }
    // Admin pages have no content before sign-in, but name their own scripts: index.html would load those of Home.
    for (const path of server.adminPaths) {
      importedModules.clear()
      await server.loadCode(path)
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
