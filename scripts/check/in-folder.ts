import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Writes files into a temporary folder for a check, and removes it afterwards; returns what the check returns. */
export function inFolder<T>(files: Record<string, string>, check: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'temple-check-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    return check(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
