import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { policy } from '../tests/backend/policy'

test.each(['deploy/nginx.conf', 'public/web.config', 'docs/deployment.md'])(
  '%s carries the policy that the end-to-end tests enforce',
  (file) => {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

    expect(text).toContain(policy())
  },
)
