// npm run generate: writes src/api/schema.ts and src/api/field-limits.ts from openapi.yaml. npm run check runs it with
// --check, which only fails when a file is stale. The tool's own command cannot type binary parts as File | Blob.
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import * as prettier from 'prettier'
import ts from 'typescript'
import { parse } from 'yaml'
import { fieldLimitsOf } from './field-limits.mjs'

const contract = new URL('../../openapi.yaml', import.meta.url)
const reference = (name) => ts.factory.createTypeReferenceNode(ts.factory.createIdentifier(name))

const ast = await openapiTS(contract, {
  transform: (schema) =>
    schema.format === 'binary'
      ? ts.factory.createUnionTypeNode([reference('File'), reference('Blob')])
      : undefined,
})
const sources = [
  {
    target: new URL('../../src/api/schema.ts', import.meta.url),
    source: `// Generated from openapi.yaml by "npm run generate"; never edited.\n${astToString(ast)}`,
  },
  {
    target: new URL('../../src/api/field-limits.ts', import.meta.url),
    source: fieldLimitsOf(parse(await readFile(contract, 'utf8'))),
  },
]

for (const { target, source } of sources) {
  const options = await prettier.resolveConfig(target)
  const text = await prettier.format(source, { ...options, parser: 'typescript' })
  if (!process.argv.includes('--check')) {
    await writeFile(target, text)
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
    console.error(`${target.pathname} does not match openapi.yaml: run "npm run generate".`)
    process.exitCode = 1
  }
}
