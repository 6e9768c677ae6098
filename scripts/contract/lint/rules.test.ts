import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { pictureTypes } from '../../../src/admin/pictures/metadata/picture-formats'
import { faultsOfContract } from './rules'
import type { JsonObject } from '../schemas'
import { faultsOfText } from './yaml-text'

const { load } = createRequire(import.meta.url)('js-yaml') as { load: (text: string) => unknown }
const text = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')

/** The contract with one part replaced, or removed if the value is undefined. */
function contractWith(keys: string[], value: unknown): JsonObject {
  const document = structuredClone(parse(text) as JsonObject)
  const last = keys.at(-1)!
  const holder = keys.slice(0, -1).reduce((part, key) => part[key] as JsonObject, document)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return document
}

test('the contract follows the project’s rules', () => {
  expect(faultsOfContract(parse(text) as JsonObject)).toEqual([])
})

test('all YAML parsers read openapi.yaml alike', () => {
  expect(faultsOfText(text, load)).toEqual([])
})

test.each([
  [
    'a question mark within brackets',
    'a: { b: May we stay?, c: d }',
    'needs quotes within brackets',
  ],
  ['a time that YAML 1.1 reads as a number', 'a: 18:00', 'YAML 1.1 reads other values'],
])('%s is reported', (_what, yaml, message) => {
  expect(faultsOfText(yaml, (given) => parse(given) as unknown).join()).toContain(message)
})

test('a second parser with another result is reported', () => {
  expect(faultsOfText('a: 1', () => ({ a: '1' }))).toEqual(['a second parser reads other values'])
})

const courses = ['paths', '/admin/api/courses']
const response = ['responses', '200']
const json = ['content', 'application/json']
const form = ['requestBody', 'content', 'multipart/form-data']
const schemas = ['components', 'schemas']

test.each<[string, string[], unknown, string]>([
  [
    'an operation without a description',
    [...courses, 'get', 'description'],
    undefined,
    'listCourses: has no description',
  ],
  [
    'a schema without a description',
    [...schemas, 'Course', 'description'],
    undefined,
    'Course: has no description',
  ],
  [
    'a property without a description',
    [...schemas, 'Course', 'properties', 'title', 'description'],
    undefined,
    'Course.title: has no description',
  ],
  [
    'a path that does not name the similar path',
    ['paths', '/admin/api/igallery', 'get', 'description'],
    'Pictures.',
    'listGalleryImages: does not say that /admin/api/iGallery is the same resource',
  ],
  [
    'a date without a format',
    [...schemas, 'Course', 'properties', 'startDate', 'x-format'],
    undefined,
    'Course.startDate: has no format',
  ],
  [
    'a format that a gateway would refuse free text by',
    [...schemas, 'CourseDraft', 'properties', 'duration', 'format'],
    'date',
    'CourseDraft.duration: a gateway refuses free text by the format date: write x-format',
  ],
  [
    'a choice of types that a text of a form matches twice',
    [...schemas, 'Id', 'oneOf'],
    [{ type: 'integer' }, { type: 'string' }],
    'Id: the text 7 in a path or a form matches two types of oneOf: write anyOf, or several types',
  ],
  [
    'a time without a zone',
    [...schemas, 'Course', 'properties', 'startTime', 'x-time-zone'],
    undefined,
    'Course.startTime: has no time zone',
  ],
  [
    'a date without an example',
    [...schemas, 'Activity', 'properties', 'date', 'examples'],
    undefined,
    'Activity.date: has no example',
  ],
  [
    'a list without one of its examples',
    [...courses, 'get', ...response, ...json, 'examples', 'nulls'],
    undefined,
    'listCourses: lacks the example "nulls"',
  ],
  [
    'a list without a link to its update',
    [...courses, 'get', ...response, 'links', 'update'],
    undefined,
    'listCourses: has no link to updateCourse',
  ],
  [
    'a list without a link to its delete',
    [...courses, 'get', ...response, 'links', 'delete'],
    undefined,
    'listCourses: has no link to removeCourses',
  ],
  [
    'an upload without its types',
    [...courses, 'post', ...form, 'encoding'],
    undefined,
    'addCourse: does not say which types of file it takes',
  ],
  [
    'an edit with another length than the draft',
    [...schemas, 'CoursePatch', 'properties', 'title', 'x-max-length'],
    31,
    'CoursePatch: advises other lengths or picture sizes than the draft',
  ],
  [
    'a repeated response',
    [...courses, 'delete', ...response],
    (parse(text) as { paths: Record<string, { get: { responses: JsonObject } }> }).paths[
      '/admin/api/courses'
    ]!.get.responses['200'],
    'removeCourses: repeats a response that could be shared',
  ],
  [
    'writes without a list of sentences',
    ['components', 'responses', 'Written', ...json, 'examples', 'sentences'],
    undefined,
    'Written: lacks the example "sentences"',
  ],
  [
    'a sign-in with the 401 of the others',
    ['paths', '/general/api/login/', 'post', 'responses', '401'],
    { $ref: '#/components/responses/Unauthorised' },
    'signIn: takes no token, and responds with 401 as if it did',
  ],
])('%s is reported', (_what, keys, value, fault) => {
  expect(faultsOfContract(contractWith(keys, value))).toEqual([fault])
})

test('the picture field accepts the types of the contract', () => {
  const types = [...text.matchAll(/contentType: (image.*)/g)].map(([, list]) => list)

  expect(new Set(types)).toEqual(new Set([pictureTypes.join(', ')]))
})
