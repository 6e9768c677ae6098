import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { policy } from '../mocks/http/policy'

test.each(['deploy/nginx.conf', 'deploy/aspnet.md', 'public/web.config', 'docs/deployment.md'])(
  '%s carries the policy that the end-to-end tests enforce',
  (file) => {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

    expect(text).toContain(policy())
  },
)
