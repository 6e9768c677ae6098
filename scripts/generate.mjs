// Writes src/api/schema.ts from openapi.yaml; with --check it writes nothing and fails when the file is stale.
// A Node script instead of the tool's command line, which cannot turn binary parts from string into File | Blob.
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import * as prettier from 'prettier'
import ts from 'typescript'

const target = new URL('../src/api/schema.ts', import.meta.url)
const reference = (name) => ts.factory.createTypeReferenceNode(ts.factory.createIdentifier(name))

const ast = await openapiTS(new URL('../openapi.yaml', import.meta.url), {
  transform: (schema) =>
    schema.format === 'binary'
      ? ts.factory.createUnionTypeNode([reference('File'), reference('Blob')])
      : undefined,
})
const options = await prettier.resolveConfig(target)
const text = await prettier.format(
  `// Generated from openapi.yaml by "npm run generate"; never edited.\n${astToString(ast)}`,
  { ...options, parser: 'typescript' },
)

if (process.argv.includes('--check')) {
  const present = await readFile(target, 'utf8').catch(() => '')
  if (present !== text) {
    console.error('src/api/schema.ts is not what openapi.yaml says: run "npm run generate".')
    process.exit(1)
  }
} else {
  await writeFile(target, text)
}
