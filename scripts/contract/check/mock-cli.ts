// npm run contract:mock: one entry module, so that everything contract.mjs loads shares its imports.
export { mockRows } from './mock'
export { isFailed, formatTable } from './report'
