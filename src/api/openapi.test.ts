import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { pictureTypes } from '../admin/pictures/metadata/picture-formats'

interface Schema {
  'x-picture-size'?: unknown
  properties: Record<string, { 'x-max-length'?: number }>
}

const text = readFileSync('openapi.yaml', 'utf8')
const { paths, components } = parse(text) as {
  paths: Record<string, Record<string, { operationId: string; description: string }>>
  components: { schemas: Record<string, Schema> }
}

test('YAML 1.1, which PyYAML reads, gives the same values as YAML 1.2', () => {
  expect(parse(text, { version: '1.1' })).toEqual(parse(text))
})

test.each(Object.keys(components.schemas).filter((name) => name.endsWith('Patch')))(
  '%s advises the lengths and picture sizes of its draft',
  (name) => {
    const advice = ({ properties, 'x-picture-size': size }: Schema) => [
      size,
      ...Object.entries(properties)
        .filter(([, property]) => property['x-max-length'])
        .map(([field, property]) => [field, property['x-max-length']]),
    ]
    const draft = components.schemas[name.replace(/Patch$/, 'Draft')]
    if (draft) expect(advice(components.schemas[name]!)).toEqual(advice(draft))
  },
)

test('paths that differ in letter case or a slash at the end name each other', () => {
  const plain = (path: string) => path.toLowerCase().replace(/\/$/, '')
  const silent = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(paths)
      .filter((other) => other !== path && plain(other) === plain(path))
      .flatMap((other) =>
        Object.values(operations).filter(
          ({ description }) => !description.includes(`\`${other}\``),
        ),
      ),
  )

  expect(silent.map(({ operationId }) => operationId)).toEqual([])
})

test('the picture field accepts the types of the contract', () => {
  const types = [...text.matchAll(/contentType: (image.*)/g)].map(([, list]) => list)

  expect(new Set(types)).toEqual(new Set([pictureTypes.join(', ')]))
})
