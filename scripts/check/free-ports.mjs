// Free ports for test servers, so that two checkouts can be tested at the same time.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** `count` different free ports of 127.0.0.1: all servers are open before one closes. */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  return servers.map((server) => {
    const { port } = server.address()
    server.close()
    return port
  })
}
