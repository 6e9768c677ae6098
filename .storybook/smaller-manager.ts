import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/**
 * Storybook's own page comes unminified, which would make the book a sixth larger. It lies there before the stories are
 * built; no later moment is offered.
 */
export const smallerManager: Plugin = {
  name: 'smaller-manager',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const folder = join(dir, 'sb-manager')
    for (const name of await readdir(folder)) {
      const file = join(folder, name)
      const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: true })
      if (errors.length) throw new Error(`${name} could not be minified`, { cause: errors })
      await writeFile(file, code)
    }
  },
}
