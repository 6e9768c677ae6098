import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { breaks } from './diff'
import type { Node } from '../schemas'

const contract = () =>
  parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')) as Node

interface Parts {
  request?: object
  answer?: object
  /** What else the operation says. */
  operation?: object
  /** What else the document says. */
  document?: object
}

/** A document of one call, POST /x. */
const one = ({ request, answer = {}, operation, document }: Parts): Node => ({
  openapi: '3.1.0',
  ...document,
  paths: {
    '/x': {
      post: {
        ...(request && { requestBody: { content: { 'application/json': { schema: request } } } }),
        responses: { '200': { content: { 'application/json': { schema: answer } } } },
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
    'a field of an answer goes',
    { answer: object({ a: text }) },
    { answer: object({}) },
    'answer 200: a: removed',
  ],
  [
    'a field of a request goes',
    { request: object({ a: text }) },
    { request: object({}) },
    'request: a: removed',
  ],
  [
    'a request demands a field',
    { request: object({ a: text }) },
    { request: object({ a: text }, ['a']) },
    'request: a: required now',
  ],
  [
    'an answer may leave a field out',
    { answer: object({ a: text }, ['a']) },
    { answer: object({ a: text }) },
    'answer 200: a: may be absent now',
  ],
  [
    'a request takes fewer types',
    { request: object({ a: { type: ['string', 'null'] } }) },
    { request: object({ a: text }) },
    'request: a: type null no longer taken',
  ],
  [
    'an answer brings a new type',
    { answer: object({ a: text }) },
    { answer: object({ a: { type: ['string', 'null'] } }) },
    'answer 200: a: type null may come now',
  ],
  [
    'an integer becomes a number',
    { answer: { type: 'integer' } },
    { answer: { type: 'number' } },
    'answer 200: (body): type number may come now',
  ],
  [
    'a request takes fewer values',
    { request: { enum: ['a', 'b'] } },
    { request: { enum: ['a'] } },
    'request: (body): value "b" no longer taken',
  ],
  [
    'an answer brings a new value',
    { answer: { enum: ['a'] } },
    { answer: { enum: ['a', 'b'] } },
    'answer 200: (body): value "b" may come now',
  ],
  [
    'a request is limited',
    { request: object({ a: text }) },
    { request: object({ a: { ...text, maxLength: 5 } }) },
    'request: a: maxLength is 5 now',
  ],
  [
    'records in a list change',
    { answer: { type: 'array', items: object({ a: text }) } },
    { answer: { type: 'array', items: object({}) } },
    'answer 200: [].a: removed',
  ],
  [
    'what allOf brings goes',
    { answer: { allOf: [object({ a: text }), object({ b: text })] } },
    { answer: { allOf: [object({ a: text })] } },
    'answer 200: b: removed',
  ],
  [
    'a parameter goes',
    { operation: { parameters: [query({})] } },
    {},
    'query.page: the parameter is removed',
  ],
  [
    'a parameter is demanded',
    { operation: { parameters: [query({})] } },
    { operation: { parameters: [query({ required: true })] } },
    'query.page: the parameter is required now',
  ],
  [
    'a parameter takes less',
    { operation: { parameters: [query({})] } },
    { operation: { parameters: [query({ schema: { type: 'integer' } })] } },
    'query.page: type string no longer taken',
  ],
  [
    'a body is demanded',
    {},
    { operation: { requestBody: { required: true } } },
    'request: a body is required now',
  ],
  ['a token is demanded', {}, { operation: token }, 'needs a token now'],
  ['a token is demanded everywhere', {}, { document: token }, 'needs a token now'],
  ['a success goes', {}, { operation: { responses: { '201': {} } } }, 'answer 200: removed'],
  [
    'the media type changes',
    {},
    { operation: { responses: { '200': { content: { 'text/xml': {} } } } } },
    'answer 200: application/json is removed',
  ],
])('it is told that %s', (_what, old, now, said) => {
  expect(breaks(one(old), one(now))).toEqual([{ call: 'POST /x', what: said }])
})

test('it is told that a path or an operation goes', () => {
  const old = one({})
  const without = { ...old, paths: {} }
  const other = { ...old, paths: { '/x': { get: {} } } }

  expect(breaks(old, without)).toEqual([{ call: '/x', what: 'the path is removed' }])
  expect(breaks(old, other)).toEqual([{ call: 'POST /x', what: 'the operation is removed' }])
})

test.each<[string, Parts, Parts]>([
  ['a new field of an answer', { answer: object({}) }, { answer: object({ a: text }, ['a']) }],
  ['a new field that may be left out', { request: object({}) }, { request: object({ a: text }) }],
  [
    'a request that demands less',
    { request: object({ a: text }, ['a']) },
    { request: object({ a: text }) },
  ],
  ['a wider request', { request: text }, { request: { type: ['string', 'null'] } }],
  ['a narrower answer', { answer: { type: ['string', 'null'] } }, { answer: text }],
  ['a new parameter that may be left out', {}, { operation: { parameters: [query({})] } }],
  ['a call that no longer needs a token', { operation: token }, {}],
])('%s breaks nobody', (_what, old, now) => {
  expect(breaks(one(old), one(now))).toEqual([])
})

test('a schema that holds itself is compared once', () => {
  const tree = {
    components: { schemas: { Tree: object({ sub: { $ref: '#/components/schemas/Tree' } }) } },
  }
  const document = one({ answer: { $ref: '#/components/schemas/Tree' }, document: tree })

  expect(breaks(document, structuredClone(document))).toEqual([])
})

test('our contract breaks nothing of itself, and a field that goes names every call that it goes from', () => {
  const now = contract()
  const schemas = (now.components as { schemas: Record<string, { properties: Node }> }).schemas
  delete schemas.Course!.properties.duration

  expect(breaks(contract(), contract())).toEqual([])
  expect(breaks(contract(), now)).toEqual([
    { call: 'GET /admin/api/courses', what: 'answer 200: record_per_page.[].duration: removed' },
  ])
})
