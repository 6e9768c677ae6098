import { expect, openSignedIn, test } from '../backend/backend'
import { holdRequests } from '../hold'
import { whenSettled } from '../settled'
import { countShifts, expectNoShift, notices, slides } from './measures'

const screens = [
  '',
  'vgallery',
  'igallery',
  'courses',
  'admin',
  'admin/slider',
  'admin/contactus',
  'admin/activities?view=month',
  'admin/registrations/by-course',
]

for (const [rows, viewport] of [
  ['few', { width: 1280, height: 720 }],
  ['many', { width: 390, height: 844 }],
] as const)
  test(`no screen moves on a slow device when ${rows} rows arrive late, at ${viewport.width}x${viewport.height} [PERF-4]`, async ({
    page,
    backend,
  }) => {
    test.slow()
    if (rows === 'few') {
      await backend.respondWith({ ...slides, path: '*' })
      await backend.respondWith(notices)
    }
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.setViewportSize(viewport)
    await countShifts(page)
    for (const path of screens)
      await test.step(`/${path}`, async () => {
        const release = await holdRequests(page, /\/api\//)

        if (path.startsWith('admin')) await openSignedIn(page, `./${path}`)
        else await page.goto(`./${path}`)
        await expect(page.locator('main .placeholder').first()).toBeAttached()
        release()
        await whenSettled(page)
        // Home keeps the skeletons below its window.
        if (path) await expect(page.locator('main .placeholder')).toHaveCount(0)

        await expectNoShift(page, path)
        await page.unroute(/\/api\//)
      })
  })
