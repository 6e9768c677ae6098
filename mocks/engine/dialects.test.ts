import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expiredToken, sampleToken } from './account'
import { build } from './data/build'
import { db } from './data/db'
import { dialectNames, setDialect } from './dialects'
import { server } from './node-server'
import { findOperation } from './operations'
import { emptyDb } from './reset'
import { setFaults } from './scenarios/faults'
import { findResponseViolations } from './validation'

const origin = 'http://localhost'
const courses = `${origin}/admin/api/courses`

beforeAll(() => server.listen())
beforeEach(() => {
  emptyDb()
})
afterAll(() => server.close())

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Sends a call, and says what its response has that the contract does not allow. */
async function call(method: string, url: string, body?: FormData | string, token = sampleToken) {
  const response = await fetch(url, {
    method,
    body,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
  })
  const text = await response.text()
  const json = text ? (JSON.parse(text) as Record<string, unknown>) : undefined
  const { operation } = findOperation({ method, url })!
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
  const violations = findResponseViolations(operation, response.status, type, json)
  return { status: response.status, json, violations, headers: response.headers }
}

test('fastapi: a yes has other words, and an edit keeps what was cleared', async () => {
  setDialect('fastapi')

  const added = await call('POST', courses, formOf({ title: 'Gita', description: 'Old words' }))
  const id = String(added.json!.id)
  const changed = await call('PUT', `${courses}/${id}`, formOf({ title: 'B', description: '' }))
  const kept = db.course.list().rows.find((row) => String(row.id) === id)
  const deleted = await call('DELETE', courses, JSON.stringify({ deleteData: [Number(id)] }))

  expect(added).toMatchObject({ status: 200, json: { title: 'Gita' } })
  expect(kept).toMatchObject({ title: 'B', description: 'Old words' })
  expect([changed.json, deleted.json]).toEqual([{ ok: true }, { deleted: 1 }])
})

test.each(['drf', 'nest'] as const)(
  '%s: an empty date is refused, and none is accepted',
  async (name) => {
    setDialect(name)

    const refused = await call('POST', courses, formOf({ title: 'Gita', startDate: '' }))

    expect(refused).toMatchObject({ status: 400 })
    expect(JSON.stringify(refused.json)).toContain('startDate')
    expect(await call('POST', courses, formOf({ title: 'Gita' }))).toMatchObject({ status: 201 })
  },
)

test.each(dialectNames)('%s: a dead token, a missing right and too many requests', async (name) => {
  setDialect(name)

  const dead = await call('GET', courses, undefined, expiredToken)
  setFaults([{ operation: 'GET /admin/api/courses', response: 403, times: 1 }])
  const forbidden = await call('GET', courses)
  setFaults([{ operation: 'GET /admin/api/courses', response: 429, times: 1 }])
  const busy = await call('GET', courses)

  expect([dead, forbidden, busy].map(({ status }) => status)).toEqual([401, 403, 429])
  expect(busy.headers.get('Retry-After')).toBe(name === 'aspnet' ? null : '52')
  expect([dead, forbidden, busy].flatMap(({ violations }) => violations)).toEqual([])
})

test('drf refuses a dead token in the sign-in and in public calls, and a page beyond the last', async () => {
  setDialect('drf')
  build.video({})
  const gallery = `${origin}/admin/api/vgallery`
  const login = formOf({ email: 'admin@example.org', password: 'Temple@2026' })

  expect((await call('POST', `${origin}/general/api/login/`, login, expiredToken)).status).toBe(401)
  expect((await call('GET', gallery, undefined, expiredToken)).status).toBe(401)
  expect(await call('GET', `${gallery}?page=2&page_size=15`)).toMatchObject({
    status: 404,
    json: { detail: 'Invalid page.' },
  })
})
