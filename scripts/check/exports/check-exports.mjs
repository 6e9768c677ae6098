// npm run check: fails when two modules of src/ export the same name, because a name must have one meaning.
import { duplicateExports } from './duplicate-exports.mjs'

const duplicates = duplicateExports('src')
console.log(`${duplicates.length} names are exported from more than one module of src/`)
for (const [name, modules] of duplicates) console.error(`${name}: ${modules.join(', ')}`)
if (duplicates.length) {
  console.error('Rename all but one: a name has one meaning.')
  process.exitCode = 1
}
