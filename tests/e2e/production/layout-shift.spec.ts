import { addresses } from '../addresses'
import { test } from '../backend/backend'
import { whenSettled } from '../settled'
import { countShifts, expectNoShift } from './measures'

const visitors = addresses.filter((address) => !/^(admin|no\/)/.test(address))

for (const width of [360, 1280])
  test(`nothing moves on any public page while it loads, ${width} px wide [PERF-4]`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height: 740 })
    await countShifts(page)
    for (const path of visitors)
      await test.step(`/${path}`, async () => {
        await page.goto(`./${path}`)
        await whenSettled(page)
        await expectNoShift(page, path)
      })
  })
