// What scripts/contract.mjs loads, so that all of it shares one set of modules.
export { contractRows } from './check'
export { mockRows } from './mock'
export { isFailed, tableOf } from './report'
