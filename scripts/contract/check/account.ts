import { evaluate } from './evaluation/evaluate'
import { sendRequest, type Target } from './request/send-request'
import { notCalled, reportRow, type Row } from './report'
import { operationNamed } from './crud-cases'
import { sendWrite } from './writes'
import { toFormData } from '../../../src/api/to-form-data'

/** Who signs in. */
export interface Credentials {
  email: string
  password: string
}

const login = operationNamed('POST /general/api/login/')!
const change = operationNamed('PUT /general/api/login')!

/** Signs in; without credentials it sends nothing and reports so. */
export async function signIn(
  target: Target & { strict?: boolean },
  credentials: Credentials | undefined,
): Promise<{ row: Row; token?: string }> {
  if (!credentials) return { row: notCalled(login, 'give credentials: --email, --password') }
  const outcome = await sendRequest(target, login, { body: toFormData(credentials) })
  const evaluation = evaluate(login, outcome)
  const { userMessage, token } = (evaluation.body ?? {}) as Record<string, unknown>
  const faults = [...evaluation.faults]
  if (!faults.length && userMessage !== 'Authentication successful')
    faults.push(`userMessage: "${String(userMessage)}", not "Authentication successful"`)
  else if (!faults.length && typeof token !== 'string')
    faults.push('token: absent, though the sign-in succeeded')
  return {
    row: reportRow(login, outcome, { ...evaluation, faults }, target),
    token: typeof token === 'string' ? token : undefined,
  }
}

/** Changes the password and changes it back, only on a server that this run started. */
export async function changePassword(
  target: Target & { strict?: boolean; isOwnServer?: boolean; token?: string },
  credentials: Credentials | undefined,
): Promise<Row> {
  const { token, isOwnServer } = target
  if (!isOwnServer) return notCalled(change, 'a password is changed on the mock server only')
  if (!credentials || !token) return notCalled(change, 'needs the sign-in')
  const { email, password } = credentials
  const next = `${password}+1`
  const changed = await sendWrite(target, change, {
    token,
    body: toFormData({ email, password, new_pass: next }),
  })
  const signInAgain = await signIn(target, { email, password: next })
  await sendWrite(target, change, {
    token,
    body: toFormData({ email, password: next, new_pass: password }),
  })
  const faults = signInAgain.row.verdict === 'ok' ? [] : ['new_pass: does not sign in']
  return reportRow(
    change,
    changed.outcome,
    { ...changed, faults: [...changed.faults, ...faults] },
    target,
  )
}
