import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/**
 * Minifies Storybook's own page, which would otherwise make the build a sixth larger. Storybook writes it before Vite's
 * bundle, so `writeBundle` finds it.
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
