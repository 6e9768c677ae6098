import { describe, expect, test } from 'vitest'
import { invalidRegistrationFields, registrationOf } from './registration-rules'

const good = {
  name: 'उमा त्रिपाठी',
  email: 'a+b@example.co.in',
  language: 'Hindi',
  course_name: 'Gita',
  address: '12/4 (rear), Ram Ghat',
  comment: 'Dandavat.',
}

function form(values: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}
const failing = (values: object) =>
  invalidRegistrationFields(registrationOf(form({ ...good, ...values }), {}))

test('a valid registration has no errors', () => {
  expect(failing({})).toEqual([])
})

test('an empty one has six invalid fields, in the order of the screen', () => {
  expect(invalidRegistrationFields(registrationOf(form({}), {}))).toEqual([
    'name',
    'email',
    'course_name',
    'language',
    'address',
    'comment',
  ])
})

describe.each([
  ['name', 4, 50, 'न'],
  ['address', 10, 350, '😀'],
  ['comment', 5, 500, 'क'],
])('%s', (field, least, most, character) => {
  const framed = (length: number) => `a${character.repeat(length - 2)}b`

  test.each([
    [least - 1, false],
    [least, true],
    [most, true],
    [most + 1, false],
  ])(`with %i characters is valid: %s [REG-5] [REG-6]`, (length, valid) => {
    expect(failing({ [field]: framed(length) })).toEqual(valid ? [] : [field])
  })

  test('is trimmed before it is counted', () => {
    expect(failing({ [field]: `   ${framed(least - 1)}   ` })).toEqual([field])
  })
})

test.each([
  ['address', 10, 350],
  ['comment', 5, 500],
] as const)(
  'a line break in the %s counts one of %i and two of %i [CONTACT-5]',
  (field, least, most) => {
    const framed = (breaks: number) => `a${'\r\n'.repeat(breaks)}b`

    expect(failing({ [field]: framed(least - 2) })).toEqual([])
    expect(failing({ [field]: framed(least - 3) })).toEqual([field])
    expect(failing({ [field]: framed(most / 2 - 1) })).toEqual([])
    expect(failing({ [field]: framed(most / 2) })).toEqual([field])
  },
)

test('a name has no special characters, an address may have any [REG-5]', () => {
  expect(failing({ name: 'Uma <b>' })).toEqual(['name'])
  expect(failing({ address: '#12 & <b>@!' })).toEqual([])
})

test('the values of the URL are sent although their fields are disabled', () => {
  const set = { course_type: 'Short Term', course_name: 'Gita in 18 Days', course_id: '7' }

  expect(registrationOf(form(good), set)).toMatchObject(set)
})
