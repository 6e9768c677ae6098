// What scripts/contract/contract.mjs loads to check the mock server, so that all of it shares one set of modules.
export { mockRows } from './mock'
export { isFailed, tableOf } from './report'
