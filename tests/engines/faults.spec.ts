import { fileURLToPath } from 'node:url'
import type { Engine } from './engine'
import { expect, mockUrl, rootUrl, seeText, storeLogin, test, waitUntilSettled } from './test'

const openAt = async (engine: Engine, url: string, width = 1280) => {
  await engine.resize(width, 800)
  await engine.open(url)
  await waitUntilSettled(engine)
}

test('the columns of an open section start at the same height', async ({ engine }) => {
  let sectionCount = 0
  for (const address of ['prabhupad', 'chaitanyamahaprabhu', 'kamadgiri', 'chitrakoot']) {
    await openAt(engine, rootUrl + address)
    const starts = await engine.run(
      () =>
        [...document.querySelectorAll('main *')]
          .filter((each) => getComputedStyle(each).columnCount === '2' && !each.closest('[hidden]'))
          .map((element) => {
            const columns = new Map<number, number>()
            for (const block of element.children)
              for (const { left, top, height } of block.getClientRects())
                if (height)
                  columns.set(
                    Math.round(left),
                    Math.min(columns.get(Math.round(left)) ?? Infinity, top),
                  )
            const tops = [...columns.values()]
            return tops.length ? Math.max(...tops) - Math.min(...tops) : 0
          }),
      null,
    )
    sectionCount += starts.length
    for (const difference of starts) expect(difference, `/${address}`).toBeLessThan(4)
  }
  expect(sectionCount).toBeGreaterThan(0)
})

test("the mock panel's log shows the result of each call", async ({ engine }) => {
  await openAt(engine, `${mockUrl}admin/courses?mock.auth=admin`)
  await seeText(engine, 'Showing 1 to 10 of 24 results')
  await engine.click({ role: 'button', name: /^Mock/ })
  await engine.click({ role: 'tab', name: 'Log' })

  const readRow = () =>
    engine.run(() => {
      // The panel is in a shadow tree.
      const trees = [...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? [])
      const rows = trees.flatMap((tree) => [...tree.querySelectorAll('tr')])
      return rows.map((row) => row.innerText).find((text) => text.includes('/admin/api/courses'))
    }, null)
  await expect.poll(readRow).toMatch(/200[^]*kept/)
})

test('a WebP picture that is too large can be scaled down before upload', async ({ engine }) => {
  await storeLogin(engine, rootUrl)
  await openAt(engine, `${rootUrl}admin/slider`)
  await engine.click({ role: 'button', name: 'Add' })
  await engine.chooseFile(fileURLToPath(new URL('wide.webp', import.meta.url)))

  await seeText(engine, 'Scale down before upload')
})

test('the time zone is at the end of a time field and covers no part of its value', async ({
  engine,
}) => {
  await storeLogin(engine, rootUrl)
  await openAt(engine, `${rootUrl}admin/activities`)
  await engine.click({ role: 'button', name: 'Add' })
  const readGaps = () =>
    engine.run(
      () =>
        [...document.querySelectorAll<HTMLInputElement>('input[type=time]')].map((input) => {
          const zone = input.parentElement!.querySelector('span')!.getBoundingClientRect()
          const { right } = input.getBoundingClientRect()
          const padding = parseFloat(getComputedStyle(input).paddingRight)
          return { end: right - zone.right, value: zone.left - (right - padding) }
        }),
      null,
    )
  await expect.poll(readGaps).not.toEqual([])
  const gaps = await readGaps()
  for (const { end, value } of gaps) {
    expect(end).toBeLessThan(20)
    expect(value).toBeGreaterThanOrEqual(0)
  }
})

test('a reloaded list keeps its scroll position, also when it loads slowly [SHELL-11]', async ({
  engine,
}) => {
  await openAt(engine, `${rootUrl}courses`, 800)
  const height = () => engine.run(() => document.body?.scrollHeight ?? 0, null).catch(() => 0)
  await expect.poll(height).toBeGreaterThan(2500)
  await fetch(`${rootUrl}__test__/scenario?name=slow`)
  await engine.run(() => {
    scrollTo({ top: 1200, behavior: 'instant' })
    Object.assign(window, { beforeReload: true })
    setTimeout(() => location.reload())
  }, null)

  const position = () =>
    engine
      .run(() => ('beforeReload' in window ? -1 : scrollY), null)
      // The page is between two documents.
      .catch(() => -1)
  await expect.poll(height).toBeGreaterThan(2500)
  await expect.poll(async () => Math.abs((await position()) - 1200)).toBeLessThan(10)
})
