// npm run build: the content of version.json.
import { execFileSync, type StdioOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
