import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of all files below `folder`, which start with it; none where there is no such folder. */
export function listFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
