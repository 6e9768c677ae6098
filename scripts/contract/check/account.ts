import { judge } from './evaluation/evaluate'
import { send, type Target } from './request/send-request'
import { notCalled, rowOf, type Row } from './report'
import { operationNamed } from './crud-cases'
import { written } from './writes'
import { toFormData } from '../../../src/api/to-form-data'

/** Who signs in. */
export interface Credentials {
  email: string
  password: string
}

const login = operationNamed('POST /general/api/login/')!
const change = operationNamed('PUT /general/api/login')!

/** Signs in with the credentials that were given; nothing is tried without them. */
export async function signIn(
  target: Target & { strict?: boolean },
  credentials: Credentials | undefined,
): Promise<{ row: Row; token?: string }> {
  if (!credentials) return { row: notCalled(login, 'give credentials: --email, --password') }
  const outcome = await send(target, login, { body: toFormData(credentials) })
  const judgement = judge(login, outcome)
  const { userMessage, token } = (judgement.answer ?? {}) as Record<string, unknown>
  const faults = [...judgement.faults]
  if (!faults.length && userMessage !== 'Authentication successful')
    faults.push(`userMessage: "${String(userMessage)}", not "Authentication successful"`)
  else if (!faults.length && typeof token !== 'string')
    faults.push('token: absent, though the sign-in succeeded')
  return {
    row: rowOf(login, outcome, { ...judgement, faults }, target),
    token: typeof token === 'string' ? token : undefined,
  }
}

/** Changes the password and changes it back, on a server that is this run's own; on any other it is not touched. */
export async function changePassword(
  target: Target & { strict?: boolean; own?: boolean; token?: string },
  credentials: Credentials | undefined,
): Promise<Row> {
  const { token, own } = target
  if (!own) return notCalled(change, 'a password is changed on the mock alone')
  if (!credentials || !token) return notCalled(change, 'needs the sign-in')
  const { email, password } = credentials
  const next = `${password}+1`
  const changed = await written(target, change, {
    token,
    body: toFormData({ email, password, new_pass: next }),
  })
  const again = await signIn(target, { email, password: next })
  await written(target, change, {
    token,
    body: toFormData({ email, password: next, new_pass: password }),
  })
  const faults = again.row.verdict === 'ok' ? [] : ['new_pass: does not sign in']
  return rowOf(
    change,
    changed.outcome,
    { ...changed, faults: [...changed.faults, ...faults] },
    target,
  )
}
