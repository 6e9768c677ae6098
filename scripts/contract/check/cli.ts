// npm run contract:live: one entry module, so that everything contract.mjs loads shares its imports.
export { contractRows } from './check'
export { isFailed, formatTable } from './report'
