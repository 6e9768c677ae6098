// Ports that are free on this machine, so that two checkouts can run their tests at the same time.
import { spawnSync } from 'node:child_process'
import process from 'node:process'

/** Opens all servers before it closes any of them, so that the system hands out different ports. */
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

/** So many different ports of 127.0.0.1 that are free now. Synchronous, for configuration files. */
export function freePorts(count) {
  const { stdout } = spawnSync(process.execPath, ['-e', listen, String(count)], {
    encoding: 'utf8',
  })
  return stdout.trim().split(',').map(Number)
}
