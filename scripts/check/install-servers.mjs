// npm run install-servers: installs nginx, Apache httpd, Caddy and lighttpd from Debian's packages for check:servers. It does
// not fail when a package is unavailable; the tests that need a server report it.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { servers } from '../../tests/servers/servers.mjs'

const isInstalled = ({ version: [program, ...words] }) => spawnSync(program, words).status === 0

function run(command, ...args) {
  try {
    execFileSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    // The list at the end shows which servers are installed.
  }
}

/** Debian starts each installed server on port 80, unless this file exists and exits with 101. */
const startPolicy = '/usr/sbin/policy-rc.d'

const missing = servers.filter((server) => !isInstalled(server))
if (missing.length) {
  const writesPolicy = process.getuid?.() === 0 && !existsSync(startPolicy)
  if (writesPolicy) writeFileSync(startPolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  run('apt-get', 'update', '-qq')
  // One call per server: an unavailable package must not stop the others.
  for (const { packages } of missing)
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  if (writesPolicy) rmSync(startPolicy)
}
for (const server of servers)
  console.log(
    `${server.name}: ${isInstalled(server) ? 'found' : 'missing, and could not be installed'}`,
  )
