import { sampleAccount } from '../../../mocks/engine/account'
import { startMockServer } from '../../../mocks/http/mock-server'
import { contractRows } from './check'
import type { Row } from './report'

/** Runs the whole check, writes included, against the mock server over HTTP on a free port. */
export async function mockRows(limit: number): Promise<Row[]> {
  const server = await startMockServer()
  try {
    return await contractRows({
      base: server.url,
      limit,
      credentials: sampleAccount,
      write: true,
      mailTo: 'nobody@example.org',
      isOwnServer: true,
      strict: true,
    })
  } finally {
    await server.close()
  }
}
