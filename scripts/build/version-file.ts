// npm run build: writes version.json.
import { execFileSync, type StdioOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** The content of version.json. */
export interface Version {
  version: string
  /** Absent where the sources are no git repository. */
  commit?: string
  time: string
  /** Version of openapi.yaml at build time. */
  contract: string
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** The version of this build. `time` is the commit's, so two builds of one commit write the same file. */
export function versionOf(env: Record<string, string | undefined> = process.env): Version {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const { info } = parse(read('openapi.yaml')) as { info: { version: string } }
  return {
    version,
    commit: git('rev-parse', '--short=12', 'HEAD'),
    time: buildTime(env).toISOString(),
    contract: info.version,
  }
}

/** `SOURCE_DATE_EPOCH` (seconds) if it is set, else the time of the commit, else now. */
export function buildTime(env: Record<string, string | undefined> = process.env): Date {
  const seconds = Number(env.SOURCE_DATE_EPOCH) || Number(git('log', '-1', '--format=%ct'))
  return seconds ? new Date(seconds * 1000) : new Date()
}

/** The output of git; undefined outside a git repository. */
function git(...args: string[]): string | undefined {
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', args, { encoding: 'utf8', stdio }).trim() || undefined
  } catch {
    return undefined
  }
}

/**
 * Vite plugin: writes version.json into a production bundle and the same data into a meta tag, so that the running app
 * knows its version (src/app/notices/new-version.ts). In a chunk it would change the chunk's name with each build.
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
