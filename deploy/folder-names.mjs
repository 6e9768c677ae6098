// Lists the files of a built folder.
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Names of all files below a folder, with forward slashes, in order. */
export const namesIn = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
