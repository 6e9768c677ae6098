// npm run install-servers: installs nginx, Apache httpd, Caddy and lighttpd for check:servers; npm run install-engines:
// Firefox and WebKitGTK for test:engines, and the headless shell of Chromium. Debian's packages; it does not fail when one is unavailable, the tests report it.
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { engines } from '../../tests/engines/engines.mjs'
import { servers } from '../../tests/servers/servers.mjs'
import { isInstalled } from './installed.mjs'

/** Halves the CPU of the tests in Chromium; without it they run in the whole browser. */
const headlessShell = {
  name: 'headless shell of Chromium',
  packages: ['chromium-headless-shell'],
  version: ['chromium-headless-shell', '--version'],
}
const programs = { servers, engines: [...engines, headlessShell] }[process.argv[2]]
if (!programs) {
  console.error('node scripts/check/install.mjs servers, or: engines')
  process.exit(2)
}

function run(command, ...args) {
  try {
    execFileSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    // The list at the end shows which programs are installed.
  }
}

/** Debian starts each installed server on port 80, unless this file exists and exits with 101. */
const startPolicy = '/usr/sbin/policy-rc.d'

const missing = programs.filter((program) => !isInstalled(program))
if (missing.length) {
  const writesPolicy = process.getuid?.() === 0 && !existsSync(startPolicy)
  if (writesPolicy) writeFileSync(startPolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  run('apt-get', 'update', '-qq')
  // One call per program: an unavailable package must not stop the others.
  for (const { packages } of missing)
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  if (writesPolicy) rmSync(startPolicy)
}
for (const program of programs)
  console.log(
    `${program.name}: ${isInstalled(program) ? 'found' : 'missing, and could not be installed'}`,
  )
