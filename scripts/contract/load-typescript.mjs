// For npm run contract:* and mock-server: imports TypeScript files in Node through Vite.
import { fileURLToPath, URL } from 'node:url'
import { runnerImport } from 'vite'
import '../build/no-local-storage.mjs'

const viteOptions = { configFile: false, logLevel: 'error' }
const at = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

/** The exports of a TypeScript file, given by its path from the project root. */
export async function loadTypeScript(file) {
  const { mockFiles } = (await runnerImport(at('mocks/vite-plugin.ts'), viteOptions)).module
  return (await runnerImport(at(file), { ...viteOptions, plugins: [mockFiles(true)] })).module
}
