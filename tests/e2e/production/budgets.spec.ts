import { addresses } from '../addresses'
import { expect, openSignedIn, test } from '../backend/backend'
import { collections } from '../backend/collections'
import { whenComplete, whenSettled } from '../settled'
import { collectResponses, manifest, pathOf, sumGzipped } from './measures'

// With HTTP/1.1 a browser has six connections to a host: a seventh file would wait, and the first paint with it.
test('a public page in search requests at most six files before its last style sheet [PERF-11]', async ({
  request,
}) => {
  const indexed = addresses.filter(
    (address) => !/^(?:admin|fetch-data|signin|no\/such)/.test(address),
  )
  for (const address of indexed) {
    const html = await (await request.get(address)).text()
    const files = [...html.matchAll(/<link rel="(stylesheet|preload)"/g)].map(([, kind]) => kind)

    expect(files, `/${address}`).toContain('stylesheet')
    expect(files.lastIndexOf('stylesheet') + 1, `/${address}`).toBeLessThanOrEqual(6)
  }
})

const filesOf = (folder: string) =>
  Object.entries(manifest)
    .filter(([module]) => module.startsWith(folder))
    .map(([, { file }]) => file)

/** Returns the file of a module and the files of all its static imports. */
function filesUnder(module: string, seen = new Set<string>()): string[] {
  if (seen.has(module)) return []
  seen.add(module)
  const { file, imports = [] } = manifest[module]!
  return [file, ...imports.flatMap((other) => filesUnder(other, seen))]
}

test('visitors download no admin code, and staff no code of the public site [PERF-5]', async ({
  page,
}) => {
  const visit = collectResponses(page)
  for (const path of ['', 'contactus', 'igallery']) {
    await page.goto(`./${path}`)
    await whenComplete(page)
  }
  const adminFiles = filesOf('src/admin/')
  expect(adminFiles.length).toBeGreaterThan(5)
  expect(visit.map(pathOf).filter((file) => adminFiles.includes(file))).toEqual([])

  const work = collectResponses(page)
  await openSignedIn(page, './admin/slider')
  await expect(page.getByRole('table')).toBeVisible()
  await whenComplete(page)
  const site = filesOf('src/site/')
  expect(work.map(pathOf).filter((file) => site.includes(file))).toEqual([])
})

test('no public screen imports a file of the admin, not even one that it loads later [PERF-5]', () => {
  const adminFiles = filesOf('src/admin/')
  const importingAdmin = Object.keys(manifest)
    .filter((module) => module.startsWith('src/site/'))
    .flatMap((module) =>
      filesUnder(module)
        .filter((file) => adminFiles.includes(file))
        .map((file) => `${module} needs ${file}`),
    )
  expect(importingAdmin).toEqual([])
})

/** The lists with a reading pane. */
const withPane = ['contactus', 'registrations', 'email']

for (const { screen } of collections)
  test(`100 rows of /admin/${screen} stay within the byte budget [PERF-6]`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await backend.useScenario('many')
    const responses = collectResponses(page)
    await openSignedIn(page, `./admin/${screen}?size=100`)
    await expect(page.getByRole('row')).toHaveCount(101)
    await whenComplete(page)
    if (withPane.includes(screen)) {
      await page.getByRole('row').nth(1).getByRole('button').first().click()
      await expect(
        page.getByRole('button', { name: /^Close (message|mail|registration)$/ }),
      ).toBeVisible()
      await whenSettled(page)
    }

    const counted = responses.filter(
      (response) => !/\.(woff2|svg|png)$|mock-files/.test(response.url()),
    )
    const bytes = await sumGzipped(counted)
    console.log(`/admin/${screen} with 100 rows: ${(bytes / 1000).toFixed(1)} kB`)
    expect(bytes).toBeLessThanOrEqual(withPane.includes(screen) ? 216_000 : 210_000)
  })

test('selecting a hundred rows restyles a few elements of each, not every cell [PERF-8]', async ({
  page,
  browser,
  backend,
}) => {
  await backend.useScenario('many')
  await openSignedIn(page, './admin/courses?size=100')
  await expect(page.getByRole('row')).toHaveCount(101)
  await whenComplete(page)
  const selectAll = page.getByRole('checkbox', { name: /^Select all/ })
  // The first press loads what an interaction needs.
  await selectAll.click()
  await expect(selectAll).toBeChecked()

  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await selectAll.click()
  await expect(selectAll).not.toBeChecked()
  await whenSettled(page)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[]
  }

  const restyled = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
  expect(Math.max(...restyled)).toBeGreaterThan(100)
  // A row has some 22 elements; its box, its check box and its actions change.
  expect(Math.max(...restyled)).toBeLessThan(800)
})
