import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** What version.json beside index.html says of a build. */
export interface Version {
  version: string
  /** Absent where the sources are no git repository. */
  commit?: string
  time: string
  /** The version of openapi.yaml that the build was made against. */
  contract: string
}

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** Which build this is; `SOURCE_DATE_EPOCH` makes the same sources give the same file. */
export function versionOf(env: Record<string, string | undefined> = process.env): Version {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const { info } = parse(read('openapi.yaml')) as { info: { version: string } }
  const epoch = Number(env.SOURCE_DATE_EPOCH)
  return {
    version,
    commit: commit(),
    time: (epoch ? new Date(epoch * 1000) : new Date()).toISOString(),
    contract: info.version,
  }
}

function commit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/**
 * Writes version.json into a production bundle, and the same into its page: what runs there knows which version it
 * is without asking (src/new-version.ts). Not into a chunk, whose name would change with each build.
 */
export function versionFile(enabled: boolean): Plugin {
  if (!enabled) return { name: 'version-file' }
  const version = versionOf()
  return {
    name: 'version-file',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { name: 'version', content: JSON.stringify(version) },
        injectTo: 'head',
      },
    ],
    generateBundle() {
      if (this.environment.name !== 'client') return
      const source = `${JSON.stringify(version, null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'version.json', source })
    },
  }
}
