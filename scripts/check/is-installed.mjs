// npm test, install-servers and install-engines: whether a server or an engine of the tests is installed.
import { spawnSync } from 'node:child_process'

/** Whether the command that prints the program's version succeeds. */
export const isInstalled = ({ version: [program, ...words] }) =>
  spawnSync(program, words).status === 0
