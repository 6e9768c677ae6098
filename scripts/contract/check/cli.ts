// What scripts/contract/contract.mjs loads to check a backend, so that all of it shares one set of modules.
export { contractRows } from './check'
export { isFailed, tableOf } from './report'
