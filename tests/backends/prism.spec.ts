import { readFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { parse } from 'yaml'
import { withProgram } from './backends'
import { sendMessage, writeEverywhere } from './walk'

const test = base.extend({
  // Playwright reads the names of fixtures from the pattern, and this one needs none.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await withProgram([process.execPath, 'tests/backends/prism-site.mjs'], {}, use)
  },
})

const contract = parse(readFileSync('openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string }>>
}
const operations = Object.values(contract.paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId),
)

test('a gateway that validates by the contract refuses none of its operations [BACK-1]', async ({
  request,
}) => {
  const called = (await (await request.get('/__prism__/calls')).json()) as string[]
  const violations = (await (await request.get('/__prism__/violations')).json()) as string[]

  expect(called.toSorted()).toEqual(operations.toSorted())
  expect(violations).toEqual([])
})

test('staff and visitors work behind such a gateway [BACK-1]', async ({ page, request }) => {
  await sendMessage(page)
  await writeEverywhere(page)

  expect(await (await request.get('/__prism__/violations')).json()).toEqual([])
})
