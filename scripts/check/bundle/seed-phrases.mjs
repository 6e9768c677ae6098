// npm test, part "bundle": texts that show that a bundle contains the mock server's sample data.
import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../../../', import.meta.url)
const textOf = (folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:stories|test)\./.test(name))
    .map((name) => readFileSync(new URL(`${folder}${name}`, root), 'utf8'))
    .join('\n')

/** The longer texts of the seeds that do not occur in the app itself. */
export function phrasesOfSeeds() {
  const appText = textOf('src/')
  const seeds = textOf('mocks/entities/') + textOf('mocks/engine/data/')
  const texts = [...seeds.matchAll(/'([^'\\\n]{24,})'/g)].map(([, text]) => text)
  return [...new Set(texts)].filter((text) => !appText.includes(text))
}
