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
  const answer = await signIn(sampleAccount)

  expect(answer).toEqual({ userMessage: 'Authentication successful', token: sampleToken })
})

test('wrong credentials are turned down in words, with 200', async () => {
  const answer = await signIn({ ...sampleAccount, password: 'temple@2026' })

  expect(answer).toEqual({ userMessage: 'Invalid user id or password.' })
})

test('a new password counts from then on, however weak', async () => {
  const changed = await change({ ...sampleAccount, new_pass: 'om' })
  const old = await signIn(sampleAccount)
  const fresh = await signIn({ ...sampleAccount, password: 'om' })

  expect(changed.status).toBe(true)
  expect(old.token).toBeUndefined()
  expect(fresh.token).toBe(sampleToken)
})

test('the password is not changed without the current one', async () => {
  const refused = await change({ ...sampleAccount, password: 'wrong', new_pass: 'Mandir#2027' })
  const old = await signIn(sampleAccount)

  expect(refused).toEqual({ status: false, userMessage: 'Current password is wrong.' })
  expect(old.token).toBe(sampleToken)
})
