import { sampleAccount } from '../../../mocks/engine/account'
import { startMockServer } from '../../../mocks/http/mock-server'
import { contractRows } from './check'
import type { Row } from './report'

/** The whole check against the mock server over HTTP, on a port of its own, writes and all. */
export async function mockRows(limit: number): Promise<Row[]> {
  const server = await startMockServer()
  try {
    return await contractRows({
      base: server.url,
      limit,
      credentials: sampleAccount,
      write: true,
      mailTo: 'nobody@example.org',
      own: true,
      strict: true,
    })
  } finally {
    await server.close()
  }
}
