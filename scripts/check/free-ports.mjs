// npm test: free ports for test servers, so that two checkouts can be tested at the same time.
import { spawnSync } from 'node:child_process'
import process from 'node:process'

/** Opens all servers before closing any, so that the system assigns different ports. */
const listen = `
  const { createServer } = require('node:net')
  const servers = Array.from({ length: Number(process.argv[1]) }, () => createServer())
  let open = 0
  for (const server of servers)
    server.listen(0, '127.0.0.1', () => {
      open += 1
      if (open < servers.length) return
      console.log(servers.map((each) => each.address().port).join())
      servers.forEach((each) => each.close())
    })
`

/** `count` different free ports of 127.0.0.1. Synchronous, because configuration files call it. */
export function freePorts(count) {
  const { stdout } = spawnSync(process.execPath, ['-e', listen, String(count)], {
    encoding: 'utf8',
  })
  return stdout.trim().split(',').map(Number)
}
