import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { addressesOf } from '../addresses-of'

/** The folders of `dist/` that hold a page. */
const paths = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => dirname(file).replace(/^\.$/, ''))
  .toSorted()

/** Whether a page is complete without the app: a page of src/content. */
const isText = (path: string) =>
  readFileSync(`dist/${path}/index.html`, 'utf8').includes(' data-entry=')

/** One address for each screen of the build [SHELL-1] [SHELL-2] [ADMIN-1]. */
export const addresses = addressesOf(paths)

/** The same without the pages of src/content. */
export const addressesWithoutText = addressesOf(paths.filter((path) => !isText(path)))
