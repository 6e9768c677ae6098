// npm run check: fails when two modules of src/ export the same name and allowed-duplicates.mjs does not list it.
import { allowedDuplicates } from './allowed-duplicates.mjs'
import { duplicateExports } from './duplicate-exports.mjs'

const duplicates = duplicateExports('src')
const unexpected = duplicates.filter(
  ([name, modules]) => modules.length > (allowedDuplicates[name] ?? 1),
)
console.log(`${duplicates.length} names are exported from more than one module of src/`)
for (const [name, modules] of unexpected) console.error(`${name}: ${modules.join(', ')}`)
if (unexpected.length) {
  console.error('Rename all but one: a name has one meaning.')
  process.exitCode = 1
}
