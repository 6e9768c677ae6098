import { getStartTime } from '../../../mocks/engine/clock'
import { aliases } from '../../addresses-of'
import { addresses } from '../addresses'
import { countShifts, expectNoShift } from '../production/measures'
import { whenSettled } from '../settled'
import { expect, scrollThrough, test } from './backend'

const site = [...addresses, ...aliases].filter((address) => !address.startsWith('admin'))
const windows = { desktop: { width: 1280, height: 740 }, phone: { width: 360, height: 740 } }

// One page opens all addresses, because a new browser context for each would take a minute longer.
test('every public address, aliases included, opens directly under the strict policy without layout shift [SHELL-2] [WIRE-11] [SEC-1] [PERF-4]', async ({
  page,
  watch,
}, { project }) => {
  test.slow()
  // After the last sample activity the lists would hold past events only.
  await page.clock.setFixedTime(getStartTime())
  // Layout shifts depend on the width: the root is opened in a wide window, the sub-path in a narrow one.
  await page.setViewportSize(project.name === 'sub-path' ? windows.phone : windows.desktop)
  await countShifts(page)
  const headings = new Map<string, string | null>()
  for (const path of site)
    await test.step(`/${path}`, async () => {
      const heading = page.getByRole('heading', { level: 1 })
      await page.goto(`./${path}`)
      await expect(heading).toHaveCount(1)
      headings.set(path, await heading.textContent())
      await whenSettled(page)
      // React shows a list 300 ms after its skeleton at the earliest. Home keeps the skeletons below its window.
      if (path && path !== 'home')
        await page.locator('main .placeholder').first().waitFor({ state: 'detached' })
      if (!path.startsWith('no/')) await expectNoShift(page, path)
      await scrollThrough(page)
      await whenSettled(page)

      expect(watch.listFaults(), `at /${path}`).toEqual([])
    })

  expect(headings.get('home')).toBe(headings.get(''))
  expect(headings.get('templeconstruction')).toBe(headings.get('templeCon'))
})

test('a link inside the site stays below the base', async ({ page, backend }) => {
  await page.goto('./')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()

  await expect(page).toHaveURL(`${backend.address}contactus`)
})
