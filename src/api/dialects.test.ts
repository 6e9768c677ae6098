import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expiredToken, sampleAccount, sampleToken } from '../../mocks/engine/account'
import { build } from '../../mocks/engine/data/build'
import { dialectNames, setDialect, type DialectName } from '../../mocks/engine/dialects'
import { server } from '../../mocks/engine/node-server'
import { emptyDb } from '../../mocks/engine/reset'
import { useScenario } from '../../mocks/engine/scenarios/scenarios'
import { everyCall } from '../../tests/every-call'
import { tooLong } from '../../tests/too-long'
import { addRecord, deleteRecords, updateRecord } from './collection'
import { sendMessage, signIn } from './general'
import { placeMessages } from './refusal'
import { removeLogin, storeLogin } from './session'
import { token } from './stored-login'

beforeAll(() => server.listen())
beforeEach(() => {
  emptyDb()
  storeLogin({ token: sampleToken }, sampleAccount.email)
})
afterEach(() => {
  setDialect()
  useScenario('normal')
  removeLogin()
})
afterAll(() => server.close())

const message = {
  name: 'Ananya',
  email: 'a@example.org',
  subject: 'A stay',
  message: 'May we stay?',
}
const storeDeadLogin = () => storeLogin({ token: expiredToken }, sampleAccount.email)

/** The calls that send a form, with the field that the mock refuses: its first text. */
const forms = everyCall.flatMap(({ operation, kind, body = {}, send }) => {
  const field = Object.keys(body).find(
    (name) => !['id', 'file', 'filePath', 'datetime', 'email', 'deleteData'].includes(name),
  )
  return field && kind !== 'sign-in' ? [{ operation, field, send }] : []
})

test.each(Object.entries(tooLong) as [DialectName, (field: string) => string][])(
  '%s: each form is told at its field why it was refused [REFUSAL-1]',
  async (name, sentence) => {
    setDialect(name)
    useScenario('refused')

    for (const { operation, field, send } of forms) {
      const result = await send()

      const placed = result.ok ? [] : placeMessages(result, [{ name: field, label: field }])
      expect({ operation, placed }).toMatchObject({
        operation,
        placed: [{ field: { name: field }, message: sentence(field) }],
      })
    }
  },
)

test.each(dialectNames)('%s: a refused delete and a wrong password are refusals', async (name) => {
  setDialect(name)

  const wrong = await signIn({ email: sampleAccount.email, password: 'wrong' })
  useScenario('refused')
  const refused = await deleteRecords('/admin/api/notification', [1])

  expect(wrong).toMatchObject({ ok: false, status: expect.toBeOneOf([400, 401, 422]) as number })
  expect(refused).toMatchObject({ ok: false, status: expect.toBeOneOf([400, 422]) as number })
})

test.each(dialectNames)('%s: what is saved and deleted is accepted [REFUSAL-7]', async (name) => {
  setDialect(name)
  const { id } = build.notification({ noti: 'Aarti' })
  const record = { noti: 'Aarti at six', url: '/activities' }

  const added = await addRecord('/admin/api/notification', record)
  const changed = await updateRecord('/admin/api/notification', id, { id, ...record })
  const deleted = await deleteRecords('/admin/api/notification', [id])

  expect([added.ok, changed.ok, deleted.ok]).toEqual([true, true, true])
})

test.each(dialectNames)(
  '%s: a dead token keeps nobody from the sign-in, and no message from the temple [REFUSAL-3] [REFUSAL-4]',
  async (name) => {
    setDialect(name)
    storeDeadLogin()

    const signedIn = await signIn(sampleAccount)
    const sent = await sendMessage(message)

    expect([signedIn.ok, sent.ok]).toEqual([true, true])
    expect(token()).toBeUndefined()
  },
)
