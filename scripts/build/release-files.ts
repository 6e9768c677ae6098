// npm run build: writes what a release has beside the app.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { writeChecksums } from '../../deploy/checksums.mjs'
import { billOfMaterials } from './bill-of-materials.ts'
import { licenceTexts, viteLicences, withDependencies, type Licence } from './licences.ts'
import { buildTime, versionOf } from './version-file.ts'

/**
 * Writes version.json, licences.txt and bom.json, then `.br` and `.gz` beside each script and style of assets/, and SHA256SUMS
 * last. Pages and config.json are not compressed, because deployers change them and a stale copy would be served
 * (docs/deployment.md). A meta tag tells the app its version; in a chunk it would change the chunk's name with each build.
 */
export function releaseFiles(enabled: boolean): Plugin {
  if (!enabled) return { name: 'release-files' }
  let out = ''
  const version = versionOf()
  return {
    name: 'release-files',
    apply: 'build',
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir)
    },
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { name: 'version', content: JSON.stringify(version) },
        injectTo: 'head',
      },
    ],
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[viteLicences]
        delete bundle[viteLicences]
        if (this.environment.name !== 'client') return
        if (list?.type !== 'asset') throw new Error(`Vite has not written ${viteLicences}.`)
        const scripts = JSON.parse(String(list.source)) as Licence[]
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source })
        emit('version.json', `${JSON.stringify(version, null, 2)}\n`)
        emit('licences.txt', licenceTexts(withDependencies(scripts)))
        emit('bom.json', billOfMaterials(buildTime()))
      },
    },
    closeBundle: {
      sequential: true,
      // Listed after the prerender, which writes files at the same time of the build.
      order: 'post',
      handler(error?: Error) {
        if (error || !existsSync(join(out, 'index.html'))) return
        compress(join(out, 'assets'))
        writeChecksums(out)
      },
    },
  }
}

/** The share of the original size above which a compressed copy is not worth a file. */
const worthwhile = 0.9

/** Writes the compressed copies of the scripts and styles of a folder. */
export function compress(folder: string) {
  for (const name of readdirSync(folder).filter((file) => /\.(?:js|css)$/.test(file))) {
    const file = join(folder, name)
    const bytes = readFileSync(file)
    const copies = {
      br: brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
      gz: gzipSync(bytes, { level: 9 }),
    }
    for (const [ending, copy] of Object.entries(copies))
      if (copy.length < bytes.length * worthwhile) writeFileSync(`${file}.${ending}`, copy)
  }
}
