import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { breakingChanges } from './diff'
import type { JsonObject } from '../schemas'

const contract = () =>
  parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')) as JsonObject

interface Parts {
  request?: object
  response?: object
  /** Further properties of the operation. */
  operation?: object
  /** Further properties of the document. */
  document?: object
}

/** A document with one operation, POST /x. */
const documentOf = ({ request, response = {}, operation, document }: Parts): JsonObject => ({
  openapi: '3.1.0',
  ...document,
  paths: {
    '/x': {
      post: {
        ...(request && { requestBody: { content: { 'application/json': { schema: request } } } }),
        responses: { '200': { content: { 'application/json': { schema: response } } } },
        ...operation,
      },
    },
  },
})

const object = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
})
const text = { type: 'string' }
const query = (more: object) => ({ in: 'query', name: 'page', schema: text, ...more })
const token = { security: [{ bearer: [] }] }

test.each<[string, Parts, Parts, string]>([
  [
    'a field of a response is removed',
    { response: object({ a: text }) },
    { response: object({}) },
    'response 200: a: removed',
  ],
  [
    'a field of a request is removed',
    { request: object({ a: text }) },
    { request: object({}) },
    'request: a: removed',
  ],
  [
    'a request requires a field',
    { request: object({ a: text }) },
    { request: object({ a: text }, ['a']) },
    'request: a: required now',
  ],
  [
    'a response may leave a field out',
    { response: object({ a: text }, ['a']) },
    { response: object({ a: text }) },
    'response 200: a: may be absent now',
  ],
  [
    'a request takes fewer types',
    { request: object({ a: { type: ['string', 'null'] } }) },
    { request: object({ a: text }) },
    'request: a: type null no longer accepted',
  ],
  [
    'a response has a new type',
    { response: object({ a: text }) },
    { response: object({ a: { type: ['string', 'null'] } }) },
    'response 200: a: type null may occur now',
  ],
  [
    'an integer becomes a number',
    { response: { type: 'integer' } },
    { response: { type: 'number' } },
    'response 200: (body): type number may occur now',
  ],
  [
    'a request takes fewer values',
    { request: { enum: ['a', 'b'] } },
    { request: { enum: ['a'] } },
    'request: (body): value "b" no longer accepted',
  ],
  [
    'a response has a new value',
    { response: { enum: ['a'] } },
    { response: { enum: ['a', 'b'] } },
    'response 200: (body): value "b" may occur now',
  ],
  [
    'a request is limited',
    { request: object({ a: text }) },
    { request: object({ a: { ...text, maxLength: 5 } }) },
    'request: a: maxLength is 5 now',
  ],
  [
    'records in a list change',
    { response: { type: 'array', items: object({ a: text }) } },
    { response: { type: 'array', items: object({}) } },
    'response 200: [].a: removed',
  ],
  [
    'a part of allOf is removed',
    { response: { allOf: [object({ a: text }), object({ b: text })] } },
    { response: { allOf: [object({ a: text })] } },
    'response 200: b: removed',
  ],
  [
    'a parameter is removed',
    { operation: { parameters: [query({})] } },
    {},
    'query.page: the parameter is removed',
  ],
  [
    'a parameter is required',
    { operation: { parameters: [query({})] } },
    { operation: { parameters: [query({ required: true })] } },
    'query.page: the parameter is required now',
  ],
  [
    'a parameter accepts fewer types',
    { operation: { parameters: [query({})] } },
    { operation: { parameters: [query({ schema: { type: 'integer' } })] } },
    'query.page: type string no longer accepted',
  ],
  [
    'a body is required',
    {},
    { operation: { requestBody: { required: true } } },
    'request: a body is required now',
  ],
  ['a token is required', {}, { operation: token }, 'needs a token now'],
  ['a token is required everywhere', {}, { document: token }, 'needs a token now'],
  [
    'a success response is removed',
    {},
    { operation: { responses: { '201': {} } } },
    'response 200: removed',
  ],
  [
    'the media type changes',
    {},
    { operation: { responses: { '200': { content: { 'text/xml': {} } } } } },
    'response 200: application/json is removed',
  ],
])('reports that %s', (_what, old, now, change) => {
  expect(breakingChanges(documentOf(old), documentOf(now))).toEqual([
    { operation: 'POST /x', change },
  ])
})

test('reports that a path or an operation is removed', () => {
  const old = documentOf({})
  const without = { ...old, paths: {} }
  const other = { ...old, paths: { '/x': { get: {} } } }

  expect(breakingChanges(old, without)).toEqual([
    { operation: '/x', change: 'the path is removed' },
  ])
  expect(breakingChanges(old, other)).toEqual([
    { operation: 'POST /x', change: 'the operation is removed' },
  ])
})

test.each<[string, Parts, Parts]>([
  ['a new field of a response', { response: object({}) }, { response: object({ a: text }, ['a']) }],
  ['a new field that may be left out', { request: object({}) }, { request: object({ a: text }) }],
  [
    'a request that requires less',
    { request: object({ a: text }, ['a']) },
    { request: object({ a: text }) },
  ],
  ['a wider request', { request: text }, { request: { type: ['string', 'null'] } }],
  ['a narrower response', { response: { type: ['string', 'null'] } }, { response: text }],
  ['a new parameter that may be left out', {}, { operation: { parameters: [query({})] } }],
  ['a call that no longer needs a token', { operation: token }, {}],
])('%s is not a breaking change', (_what, old, now) => {
  expect(breakingChanges(documentOf(old), documentOf(now))).toEqual([])
})

test('a recursive schema is compared once', () => {
  const tree = {
    components: { schemas: { Tree: object({ sub: { $ref: '#/components/schemas/Tree' } }) } },
  }
  const document = documentOf({ response: { $ref: '#/components/schemas/Tree' }, document: tree })

  expect(breakingChanges(document, structuredClone(document))).toEqual([])
})

test('openapi.yaml has no difference from itself, and a removed field is reported for each operation that had it', () => {
  const now = contract()
  const schemas = (now.components as { schemas: Record<string, { properties: JsonObject }> })
    .schemas
  delete schemas.Course!.properties.duration

  expect(breakingChanges(contract(), contract())).toEqual([])
  expect(breakingChanges(contract(), now)).toEqual([
    {
      operation: 'GET /admin/api/courses',
      change: 'response 200: record_per_page.[].duration: removed',
    },
  ])
})
