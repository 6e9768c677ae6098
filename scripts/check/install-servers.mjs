// Installs what of nginx, Apache httpd, Caddy and lighttpd is missing, from Debian's packages: the files in deploy/ are
// tried on them. Nothing fails where a package cannot be had; the runs that need a server name what is missing.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { servers } from '../../tests/servers/servers.mjs'

const isThere = ({ version: [program, ...words] }) => spawnSync(program, words).status === 0

function run(command, ...args) {
  try {
    execFileSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    // The last lines say what is there.
  }
}

/** Debian starts the service of an installed server, which would take port 80, unless this file forbids it. */
const startPolicy = '/usr/sbin/policy-rc.d'

const missing = servers.filter((server) => !isThere(server))
if (missing.length) {
  const isOurs = process.getuid?.() === 0 && !existsSync(startPolicy)
  if (isOurs) writeFileSync(startPolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  run('apt-get', 'update', '-qq')
  // One call for each: a package that cannot be had does not keep the others away.
  for (const { packages } of missing)
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  if (isOurs) rmSync(startPolicy)
}
for (const server of servers)
  console.log(`${server.name}: ${isThere(server) ? 'found' : 'none, and none could be installed'}`)
