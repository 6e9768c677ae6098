// npm run contract:record: one entry module, so that everything record.mjs loads shares its imports.
export { readHar, readServer } from './responses'
export { recordData } from './record'
