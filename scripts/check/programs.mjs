// Programs that tests use and package.json does not install: which command proves each, and what installs it.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { engines } from '../../tests/engines/engines.mjs'
import { servers } from '../../tests/servers/servers.mjs'

/** Halves the CPU of the tests in Chromium; without it they run in the whole browser. */
const headlessShell = {
  name: 'headless shell of Chromium',
  packages: ['chromium-headless-shell'],
  version: ['chromium-headless-shell', '--version'],
}

/** The nested package of programs that read the contract and the pages. */
const validators = {
  name: 'validators',
  npm: 'validators',
  version: ['npm', 'ls', '--prefix', 'validators'],
}
const java = {
  name: 'Java',
  packages: ['default-jre-headless'],
  version: ['java', '-version'],
}
const django = {
  name: 'Django',
  packages: ['python3-django', 'python3-djangorestframework'],
  // Debian's own Python, which is not always the first one of the PATH.
  version: ['/usr/bin/python3', '-c', 'import django, rest_framework'],
}

/** What `npm run programs -- servers` and its like install: Debian's packages, or a nested package of npm. */
export const programs = {
  servers,
  engines: [...engines, headlessShell],
  validators: [validators, java],
  django: [django],
}

export const nginx = servers.find(({ name }) => name === 'nginx')

/** Whether the command that prints the program's version succeeds. */
export const isInstalled = ({ version: [program, ...args] }) =>
  spawnSync(program, args, { shell: process.platform === 'win32' && program === 'npm' }).status ===
  0

/** In CI whatever is missing fails, unless MAY_BE_MISSING names it: `MAY_BE_MISSING=Firefox,nginx`. */
export function mayBeMissing({ name }) {
  if (!process.env.CI || process.env.CI === 'false') return true
  const names = process.env.MAY_BE_MISSING?.split(',').map((each) => each.trim().toLowerCase())
  return names?.includes(name.toLowerCase()) ?? false
}

export const missingInCi = (missing) =>
  `CI needs ${missing.map(({ name }) => name).join(', ')}: npm run programs installs it; or name it in MAY_BE_MISSING.`
