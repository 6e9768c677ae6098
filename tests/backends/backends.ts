import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'

/** What the Django backend does differently (django/backend.py). */
export type Switches = Partial<
  Record<'PAGE_CAP' | 'PAGE_DEFAULT' | 'SIGNED' | 'THROTTLE' | 'SESSION', string>
>

/** Starts a program that prints its address first, calls `use` with it, and ends the program. */
export async function withProgram(
  [program, ...args]: [string, ...string[]],
  env: Switches,
  callback: (url: string) => Promise<void>,
) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', () => reject(new Error(`${args[0]} has ended.`))),
  )
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  try {
    const address = new Promise<string>((resolve) =>
      createInterface(child.stdout).once('line', resolve),
    )
    await callback(await Promise.race([address, ended]))
  } finally {
    process.off('exit', end)
    ended.catch(() => undefined)
    end()
  }
}

/** A test whose `baseURL` is the build on a Django backend of its own, with these switches. */
export const test = base.extend<{ switches: Switches; uncaught: string[] }>({
  switches: [{}, { option: true }],
  baseURL: async ({ switches }, use) => {
    const backend = 'tests/backends/django/backend.py'
    await withProgram(['/usr/bin/python3', backend, '--dist', 'dist'], switches, use)
  },
  uncaught: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await use(errors)
      base.expect(errors, 'uncaught errors of the page').toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'
