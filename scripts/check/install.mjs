// npm run programs -- servers engines validators django: installs what the tests use beside npm's packages, as Debian's packages or
// as a nested package of npm. It does not fail when one is unavailable; the tests report it.
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { isInstalled, programs as kinds } from './programs.mjs'

const unknown = process.argv.slice(2).filter((kind) => !Object.hasOwn(kinds, kind))
if (unknown.length || process.argv.length < 3) {
  console.error(`npm run programs -- and one or several of ${Object.keys(kinds).join(', ')}`)
  process.exit(2)
}
const programs = process.argv.slice(2).flatMap((kind) => kinds[kind])

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
for (const { npm } of missing) if (npm) run('npm', 'ci', '--prefix', npm, '--no-audit', '--no-fund')
const debians = missing.filter(({ packages }) => packages)
if (debians.length) {
  const writesPolicy = process.getuid?.() === 0 && !existsSync(startPolicy)
  if (writesPolicy) writeFileSync(startPolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  run('apt-get', 'update', '-qq')
  // One call per program: an unavailable package must not stop the others.
  for (const { packages } of debians)
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  if (writesPolicy) rmSync(startPolicy)
}
for (const program of programs)
  console.log(
    `${program.name}: ${isInstalled(program) ? 'found' : 'missing, and could not be installed'}`,
  )
