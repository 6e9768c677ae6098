import { describe, expect, test } from 'vitest'
import { messageOf, placeMessages, readRefusal, type Refusal } from './refusal'

const tooLong = 'Ensure this field has no more than 30 characters.'
const atTitle = (message: string, name = 'title') => ({ fieldMessages: [{ name, message }] })

describe('a refused field [REFUSAL-1]', () => {
  test.each<[string, unknown, Refusal]>([
    ['the contract', { status: false, userMessage: tooLong }, { message: tooLong }],
    [
      'the contract, several',
      { status: false, userMessage: ['A.', 'B.'] },
      { message: ['A.', 'B.'] },
    ],
    ['DRF', { title: [tooLong] }, atTitle(tooLong)],
    [
      'DRF with an error of the form',
      { title: [tooLong], non_field_errors: ['Choose another day.'] },
      { message: 'Choose another day.', ...atTitle(tooLong) },
    ],
    ['DRF nested', { place: { title: [tooLong] } }, atTitle(tooLong, 'place.title')],
    ['DRF, a list of records', [{}, { title: [tooLong] }], atTitle(tooLong)],
    [
      'DRF, a bare list',
      ['Only one banner is allowed.'],
      { message: 'Only one banner is allowed.' },
    ],
    ['DRF, a field named message', { message: [tooLong] }, atTitle(tooLong, 'message')],
    [
      'ASP.NET Core',
      {
        type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
        title: 'One or more validation errors occurred.',
        status: 400,
        errors: { Title: [tooLong] },
        traceId: '00-4bf92f3577b34da6-01',
      },
      { ...atTitle(tooLong, 'Title'), reference: '00-4bf92f3577b34da6-01' },
    ],
    [
      'ASP.NET Core, JSON',
      {
        title: 'One or more…',
        status: 400,
        errors: { '$.Title': [tooLong], '': ['A body is needed.'] },
      },
      { message: 'A body is needed.', ...atTitle(tooLong, 'Title') },
    ],
    ['ASP.NET Core, a bare list', { errors: ['No more seats.'] }, { message: 'No more seats.' }],
    [
      'older ASP.NET',
      { Message: 'The request is invalid.', ModelState: { 'model.Title': [tooLong] } },
      atTitle(tooLong, 'Title'),
    ],
    [
      'Laravel',
      {
        message: `${tooLong} (and 1 more error)`,
        errors: { title: [tooLong], date: ['No date.'] },
      },
      {
        fieldMessages: [
          { name: 'title', message: tooLong },
          { name: 'date', message: 'No date.' },
        ],
      },
    ],
    ['Rails', { errors: { title: ["can't be blank"] } }, atTitle("can't be blank")],
    ['Rails, bare', { title: ["can't be blank"] }, atTitle("can't be blank")],
    ['Rails, sentences', { errors: ["Title can't be blank"] }, { message: "Title can't be blank" }],
    ['Rails, base', { errors: { base: ['No more seats.'] } }, { message: 'No more seats.' }],
    [
      'Spring Boot',
      {
        timestamp: '2026-11-21T10:00:00Z',
        status: 400,
        error: 'Bad Request',
        message: "Validation failed for object='course'. Error count: 1",
        errors: [
          { codes: ['Size'], objectName: 'course', field: 'title', defaultMessage: tooLong },
        ],
        path: '/admin/api/courses',
      },
      atTitle(tooLong),
    ],
    [
      'FastAPI',
      { detail: [{ loc: ['body', 'title'], msg: tooLong, type: 'string_too_long', input: 'x' }] },
      atTitle(tooLong),
    ],
    [
      'FastAPI, an object',
      { detail: { code: 'full', message: 'No more seats.' } },
      { fieldMessages: [{ name: 'message', message: 'No more seats.' }] },
    ],
    [
      'NestJS',
      { statusCode: 400, message: ['title should not be empty'], error: 'Bad Request' },
      { message: 'title should not be empty' },
    ],
    [
      'class-validator',
      { message: [{ property: 'title', constraints: { maxLength: tooLong } }], statusCode: 400 },
      atTitle(tooLong),
    ],
    [
      'express-validator',
      { errors: [{ type: 'field', msg: tooLong, path: 'title', location: 'body' }] },
      atTitle(tooLong),
    ],
    [
      'JSON:API',
      {
        errors: [
          { source: { pointer: '/data/attributes/title' }, title: 'Invalid', detail: tooLong },
        ],
      },
      atTitle(tooLong),
    ],
    ['Zod', { issues: [{ code: 'too_big', path: ['title'], message: tooLong }] }, atTitle(tooLong)],
    [
      'texts by field',
      { errors: { name: 'Too short.', message: 'Too short.' } },
      {
        fieldMessages: [
          { name: 'name', message: 'Too short.' },
          { name: 'message', message: 'Too short.' },
        ],
      },
    ],
    [
      'texts by field, bare',
      { title: tooLong, date: 'No date.' },
      {
        fieldMessages: [
          { name: 'title', message: tooLong },
          { name: 'date', message: 'No date.' },
        ],
      },
    ],
  ])('is read from the form of %s', (_, body, refusal) => {
    expect(readRefusal(body)).toEqual(refusal)
  })
})

describe('another refusal', () => {
  test.each<[string, unknown, string | undefined]>([
    ['DRF', { detail: 'Invalid token.' }, 'Invalid token.'],
    [
      'simplejwt',
      { detail: 'Token is expired', code: 'token_not_valid', messages: [{ token_class: 'A' }] },
      'Token is expired',
    ],
    [
      'a problem',
      { type: 'about:blank', title: 'Conflict', status: 409, detail: 'It is in use.' },
      'It is in use.',
    ],
    [
      'a problem with a title alone',
      { title: 'The gallery is full.', status: 400 },
      'The gallery is full.',
    ],
    ['a problem without words', { title: 'Bad Request', status: 400 }, undefined],
    ['Laravel', { message: 'CSRF token mismatch.' }, 'CSRF token mismatch.'],
    ['Rails', { status: 404, error: 'Not Found' }, undefined],
    ['Rails, a sentence', { error: 'You need to sign in.' }, 'You need to sign in.'],
    [
      'OAuth',
      { error: 'invalid_grant', error_description: 'The code has expired.' },
      'The code has expired.',
    ],
    ['an object in error', { error: { code: 400, message: 'No more seats.' } }, 'No more seats.'],
    ['NestJS', { statusCode: 401, message: 'Unauthorized' }, undefined],
    ['NestJS, a class', { message: 'ThrottlerException: Too Many Requests' }, undefined],
    ['a code for programs', { detail: 'LOGIN_BAD_CREDENTIALS' }, undefined],
    ['msg at the top', { code: 40001, msg: 'No more seats.' }, 'No more seats.'],
    ['Pydantic', { detail: 'Value error, Choose another day.' }, 'Choose another day.'],
    ['an assertion', { detail: 'Assertion failed, Choose another day.' }, 'Choose another day.'],
    [
      'SQLAlchemy',
      { detail: 'The title is taken. [SQL: INSERT INTO course (title) VALUES (?)]' },
      'The title is taken.',
    ],
    ['plain text', 'Title is too long.', 'Title is too long.'],
    ['nothing', undefined, undefined],
    ['null', null, undefined],
    ['a number', 7, undefined],
    ['an empty object', {}, undefined],
  ])('is read from the form of %s', (_, body, sentence) => {
    expect(readRefusal(body).message).toEqual(sentence)
  })
})

describe('hostile input', () => {
  const page = '<!doctype html><html><body><h1>Server Error (500)</h1></body></html>'
  const traces = [
    'System.NullReferenceException: Object reference not set\n   at Temple.Save(Course c) in C:\\x.cs:line 9',
    'Traceback (most recent call last):\n  File "/app/views.py", line 3, in post\nValueError',
    '#0 /var/www/app/Http/Kernel.php(141): Illuminate\\Pipeline->handle()',
    'TypeError: x\n    at Object.save (/app/index.js:1:2)',
  ]

  test.each([page, ...traces])('a page or a stack trace is never shown: %j', (text) => {
    for (const body of [text, { detail: text }, { errors: { title: [text] } }, { message: [text] }])
      expect(readRefusal(body)).toEqual({})
  })

  test.each([
    '<h1>413 Request Entity Too Large</h1>',
    '<?xml version="1.0"?><e>No</e>',
    'a '.repeat(200),
  ])('a body that is no sentence is not shown: %j', (body) => {
    expect(readRefusal(body)).toEqual({})
  })

  test('markup, control characters and marks of direction are removed', () => {
    const body = { detail: '<b>Title</b>\u0000 is\u202e too\n<br/>long' }

    expect(readRefusal(body).message).toBe('Title is too long')
  })

  test('a sentence has 300 characters at most, a refusal ten sentences', () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`f${i}`, ['🪔'.repeat(5000)]]),
    )

    const { fieldMessages = [] } = readRefusal(many)

    expect(fieldMessages).toHaveLength(10)
    expect([...fieldMessages[0]!.message]).toHaveLength(300)
  })

  test('names of the prototype are names', () => {
    const body: unknown = JSON.parse(
      '{"__proto__":["A."],"constructor":["B."],"toString":{"valueOf":["C."]}}',
    )
    const fields = [{ name: 'title', label: 'Title' }]

    expect(placeMessages(readRefusal(body), fields)).toEqual([
      { name: '__proto__', message: 'A.' },
      { name: 'constructor', message: 'B.' },
      { name: 'toString.valueOf', message: 'C.' },
    ])
  })

  test('values that are no text, and endless nesting, say nothing', () => {
    let deep: unknown = ['A.']
    for (let level = 0; level < 50; level += 1) deep = { [`level${level}`]: [deep] }

    for (const body of [
      deep,
      { title: [7, true, null, {}] },
      { userMessage: { a: 1 } },
      [[[[[[[['x']]]]]]]],
    ])
      expect(readRefusal(body)).toEqual({})
  })

  test('a name is cut too', () => {
    const { fieldMessages } = readRefusal({ ['n'.repeat(10_000)]: ['A.'] })

    expect(fieldMessages![0]!.name).toHaveLength(100)
  })

  test.each(['<script>', 'a b', 'x'.repeat(101), 7, {}])('%j is no reference', (traceId) => {
    expect(readRefusal({ status: 400, traceId }).reference).toBeUndefined()
  })
})

describe('the fields of a form', () => {
  const fields = [
    { name: 'title', label: 'Title' },
    { name: 'startDate', label: 'Start Date' },
    { name: 'Body', label: 'Mail Body', aliases: ['body'] },
    { name: 'file', label: 'Image', aliases: ['filePath'] },
  ]

  test.each([
    ['Title', 'title'],
    ['$.title', 'title'],
    ['body.title', 'title'],
    ['start_date', 'startDate'],
    ['StartDate', 'startDate'],
    ['course.start-date', 'startDate'],
    ['[0].title', 'title'],
    ['body', 'Body'],
    ['file_path', 'file'],
    ['titles', undefined],
  ])('the name %s is that of %s', (name, field) => {
    const [placed] = placeMessages({ fieldMessages: [{ name, message: 'A.' }] }, fields)

    expect(placed!.field?.name).toBe(field)
  })

  test.each([
    ['title should not be empty', 'title'],
    ["Start date can't be blank", 'startDate'],
    ['startDate must be a date', 'startDate'],
    ['The title is too long.', undefined],
    ['Image gallery is full.', undefined],
  ])('the sentence "%s" is that of %s', (message, field) => {
    expect(placeMessages({ message }, fields)[0]!.field?.name).toBe(field)
  })

  test('sentences are in the order of the form: the whole first, unknown names last', () => {
    const refusal = readRefusal({
      colour: ['C.'],
      start_date: ['B.'],
      title: ['A.'],
      non_field_errors: ['Whole.'],
    })

    expect(placeMessages(refusal, fields).map(({ message }) => message)).toEqual([
      'Whole.',
      'A.',
      'B.',
      'C.',
    ])
  })

  test('a field named message is one only where the form has it', () => {
    const refusal = readRefusal({ message: ['Too short.'] })
    const contact = [{ name: 'message', label: 'Message' }]

    expect(placeMessages(refusal, fields)).toEqual([{ message: 'Too short.' }])
    expect(placeMessages(refusal, contact)).toMatchObject([{ field: contact[0], name: 'message' }])
  })
})

test('the message of an accepted write is the contract’s own alone', () => {
  expect(messageOf({ userMessage: 'Saved.' })).toBe('Saved.')
  expect(messageOf({ id: 3, title: 'Gita', message: 'A text of the record' })).toBeUndefined()
})
