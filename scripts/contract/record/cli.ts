// One module graph: each file that record.mjs loads shares its imports.
export { readHar, readServer } from './answers'
export { recordData } from './record'
