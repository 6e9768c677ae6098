// Lists the files of a built folder.
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : join(folder, entry.name),
  )

/** Names of all files below a folder, with forward slashes, in order. */
export const namesIn = (dir) =>
  filesOf(dir)
    .map((file) => relative(dir, file).replaceAll('\\', '/'))
    .sort()
