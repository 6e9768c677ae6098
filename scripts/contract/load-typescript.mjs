// Loads a TypeScript file of this project into Node, with the contract's virtual module; Vite does the work.
import { fileURLToPath, URL } from 'node:url'
import { runnerImport } from 'vite'

const quiet = { configFile: false, logLevel: 'error' }
const at = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

/** The exports of a file, named from the project's root. */
export async function loadTyped(file) {
  const { mockFiles } = (await runnerImport(at('mocks/vite-plugin.ts'), quiet)).module
  return (await runnerImport(at(file), { ...quiet, plugins: [mockFiles(true)] })).module
}
