import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleAccount, sampleToken } from './account'
import { server } from './node-server'
import { emptyDb } from './reset'

beforeAll(() => server.listen())
beforeEach(() => emptyDb())
afterAll(() => server.close())

async function send(method: string, path: string, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const headers = { Authorization: `Bearer ${sampleToken}` }
  const response = await fetch(`http://localhost${path}`, { method, headers, body })
  return (await response.json()) as { status?: boolean; userMessage: string; token?: string }
}
const signIn = (fields: Record<string, string>) => send('POST', '/general/api/login/', fields)
const change = (fields: Record<string, string>) => send('PUT', '/general/api/login', fields)

test('the sample account signs in and gets the token', async () => {
  const body = await signIn(sampleAccount)

  expect(body).toEqual({ userMessage: 'Authentication successful', token: sampleToken })
})

test('wrong credentials are rejected with a message and status 200', async () => {
  const body = await signIn({ ...sampleAccount, password: 'temple@2026' })

  expect(body).toEqual({ userMessage: 'Invalid user id or password.' })
})

test('a new password replaces the old one, even a weak one', async () => {
  const changed = await change({ ...sampleAccount, new_pass: 'om' })
  const old = await signIn(sampleAccount)
  const fresh = await signIn({ ...sampleAccount, password: 'om' })

  expect(changed.status).toBe(true)
  expect(old.token).toBeUndefined()
  expect(fresh.token).toBe(sampleToken)
})

test('changing the password requires the current one', async () => {
  const refused = await change({ ...sampleAccount, password: 'wrong', new_pass: 'Mandir#2027' })
  const old = await signIn(sampleAccount)

  expect(refused).toEqual({ status: false, userMessage: 'Current password is wrong.' })
  expect(old.token).toBe(sampleToken)
})
