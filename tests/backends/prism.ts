// For prism-site.mjs: one entry module, so that everything it loads shares its imports.
import { sampleAccount, sampleToken } from '../../mocks/engine/account'
import { storeLogin } from '../../src/api/session'
import { everyCall } from '../every-call'

export { apiPath } from '../../mocks/engine/operations'
export { startMockServer } from '../../mocks/http/mock-server'

/** Sends every call of the client to this address, and returns the names of the operations. */
export async function everyOperation(url: string): Promise<string[]> {
  const { fetch } = globalThis
  storeLogin({ token: sampleToken }, sampleAccount.email)
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const isRead = request.method === 'GET'
    return fetch(new URL(pathname + search, url), {
      method: request.method,
      headers: request.headers,
      body: isRead ? undefined : await request.arrayBuffer(),
    })
  }
  try {
    for (const { send } of everyCall) await send()
  } finally {
    globalThis.fetch = fetch
  }
  return everyCall.map(({ operation }) => operation)
}
