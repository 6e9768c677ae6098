// npm run contract:record: one entry module, so that everything record.mjs loads shares its imports.
export { readHar, readServer } from './answers'
export { recordData } from './record'
