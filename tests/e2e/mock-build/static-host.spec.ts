import { expect, test } from '@playwright/test'
import { onePixelPng } from '../../one-pixel-png'
import { intranet, staticHost } from './static-host'

const base = '/temple/site/'
const png = Buffer.from(onePixelPng, 'base64')

let host: Awaited<ReturnType<typeof staticHost>>
test.beforeAll(async () => {
  host = await staticHost(base)
})
test.afterAll(() => host.close())

for (const [name, secure] of [
  [intranet, false],
  ['127.0.0.1', true],
] as const) {
  test(`below a sub-path of ${secure ? 'an https' : 'a plain http'} host everything works, uploaded pictures ${secure ? 'included' : 'excepted'}`, async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto(`http://${name}:${host.port}${base}courses?mock.auth=admin`)
    const picture = page.getByRole('main').locator('img.picture').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1)
    expect(await page.evaluate(() => isSecureContext)).toBe(secure)
    expect(await page.evaluate(async () => (await fetch('mock-files/bells.webm')).status)).toBe(200)

    await page.goto(`http://${name}:${host.port}${base}admin/slider`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const add = page.getByRole('dialog')
    await add
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
    await add.getByRole('textbox', { name: /^Heading1/ }).fill('From the intranet')
    await add.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Showing 1 to 4 of 4 results')).toBeVisible()
    await page.reload()

    const row = page.getByRole('row', { name: /From the intranet/ })
    await expect(row).toBeVisible()
    await expect(row.locator('.picture-missing')).toHaveCount(secure ? 0 : 1)
    await page.getByRole('button', { name: /^Mock/ }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    if (!secure)
      await expect(page.getByRole('textbox', { name: 'To be copied by hand' })).toHaveValue(
        /mock\.auth=admin/,
      )
    expect(faults).toEqual([])
  })
}
