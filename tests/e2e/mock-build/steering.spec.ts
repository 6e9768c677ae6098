import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'

type Example = (page: Page, expectation: typeof expect) => Promise<void>

/** The example of docs/qa.md, as a function. */
function exampleOf(document: string): Example {
  const [, code = ''] = /```js\n(\/\/ Playwright[^]*?)```/.exec(document) ?? []
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code is that of our own document
  return new Function('page', 'expect', `return (async () => {${code}})()`) as Example
}

test('the example of docs/qa.md steers the mock while the page runs [QA-4]', async ({ page }) => {
  const example = exampleOf(readFileSync('docs/qa.md', 'utf8'))

  await example(page, expect)
})
