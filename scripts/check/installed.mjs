// npm test, install-servers and install-engines: which servers and engines of the tests are installed.
import { spawnSync } from 'node:child_process'

/** Whether the command that prints the program's version succeeds. */
export const isInstalled = ({ version: [program, ...args] }) =>
  spawnSync(program, args).status === 0

/** The installed ones of some programs. Warns about each of the others, with what that means for the run. */
export const findInstalled = (programs, consequence) =>
  programs.filter((program) => {
    if (isInstalled(program)) return true
    console.warn(`NOT INSTALLED: ${program.name}; ${consequence}`)
    return false
  })
