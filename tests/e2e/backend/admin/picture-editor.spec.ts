import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../../quiet-page'
import { expect, openSignedIn, test } from '../backend'

/** Draws a JPEG of 1600 by 1200 pixels. */
async function drawPicture(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 })
    const context = canvas.getContext('2d')!
    for (let x = 0; x < 1600; x += 100) {
      context.fillStyle = `hsl(${x / 5} 60% 60%)`
      context.fillRect(x, 0, 100, 1200)
      context.fillRect(0, x, 1600, 8)
    }
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(url.split(',')[1]!, 'base64')
}

/** Opens the editor of a new slide; the console and the strict policy are watched by the fixture. */
async function openEditor(page: Page) {
  await openSignedIn(page, './admin/slider')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'ghat.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(page) })
  await page.getByRole('button', { name: 'Edit picture' }).click()
  const frame = page.getByRole('slider', { name: 'Frame', exact: true })
  await expect(frame).toBeFocused()
  return frame
}

const placeOf = async (frame: Locator) => {
  const text = (await frame.getAttribute('aria-valuetext')) ?? ''
  return [...text.matchAll(/\d+/g)].map(Number) as [left: number, top: number, width: number]
}

test('the picture editor works by pointer under the strict policy, and axe finds nothing [FORM-16] [A11Y-1]', async ({
  page,
}) => {
  const frame = await openEditor(page)
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  const before = await placeOf(frame)
  const box = (await frame.boundingBox())!

  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 500, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  expect(before[0]).toBeGreaterThan(0)
  await expect.poll(async () => (await placeOf(frame))[0]).toBe(0)
  const moved = await placeOf(frame)

  const now = (await frame.boundingBox())!
  await page.mouse.move(now.x + now.width, now.y + now.height)
  await page.mouse.down()
  await page.mouse.move(now.x + now.width * 0.75, now.y + now.height * 0.75, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await placeOf(frame))[2]).toBeLessThan(moved[2])
  expect(await axeFindings(page, '.picture-editor')).toEqual([])

  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText(/ · edited/)).toBeVisible()
})

test('two fingers resize the frame on a phone, where nothing is wider than the screen [FORM-16]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const frame = await openEditor(page)
  const [, , before] = await placeOf(frame)
  const box = (await frame.boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: string, ...distances: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: distances.map((right, id) => ({ id, x: middle.x + right, y: middle.y })),
    })

  await touch('touchStart', -60)
  await touch('touchStart', -60, 60)
  await touch('touchMove', -45, 45)
  await touch('touchMove', -30, 30)
  await touch('touchEnd')

  await expect.poll(async () => (await placeOf(frame))[2]).toBeLessThan(before * 0.7)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  expect(await axeFindings(page, '.picture-editor')).toEqual([])
})
