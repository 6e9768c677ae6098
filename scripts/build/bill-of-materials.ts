// npm run build: writes bom.json (docs/decisions/0020).
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Package {
  dev?: boolean
  /** Needed by a tool, and optional for the app. */
  devOptional?: boolean
  devDependencies?: Record<string, string>
}

/** package-lock.json, as far as it is used here. */
export interface Lock {
  packages: Record<string, Package>
}

/** The packages without those of tools. `npm sbom --omit dev` also omits what both need, such as React. */
export function withoutTools<Whole extends Lock>(lock: Whole): Whole {
  const copy = structuredClone(lock)
  for (const [path, entry] of Object.entries(copy.packages)) {
    delete entry.devDependencies
    if (entry.dev || entry.devOptional) delete copy.packages[path]
  }
  return copy
}

/**
 * A CycloneDX bill of materials of the packages that the app needs, written by `npm sbom`. It has the given time, no serial
 * number and no version of npm, so equal builds write equal files. Throws if npm is missing or the lock file is out of date.
 */
export function billOfMaterials(time: Date): string {
  const parent = mkdtempSync(join(tmpdir(), 'bom-'))
  // npm names the project after its folder.
  const folder = join(parent, 'temple-website')
  try {
    mkdirSync(folder)
    const manifest = read<Partial<Record<string, unknown>>>('package.json')
    delete manifest.devDependencies
    delete manifest.overrides
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    const lock = withoutTools(read<Lock>('package-lock.json'))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    const output = execFileSync(
      'npm',
      ['sbom', '--package-lock-only', '--sbom-type=application', '--sbom-format=cyclonedx'],
      // npm is a batch file on Windows, which only a shell can start.
      { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32', stdio: 'pipe' },
    )
    const bom = JSON.parse(output) as {
      serialNumber?: string
      metadata: { timestamp: string; tools: { version?: string }[] }
    }
    delete bom.serialNumber
    for (const tool of bom.metadata.tools) delete tool.version
    bom.metadata.timestamp = time.toISOString()
    return `${JSON.stringify(bom, null, 2)}\n`
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

const read = <Content>(file: string) =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as Content
