import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setFaults } from '../../../mocks/engine/scenarios/faults'
import { emptyDb } from '../../../mocks/testing'
import { openAdmin } from '../../admin-screen'
import { press } from '../../queries'
import { bytesOf, firstPixelOf, pictureFile, secretsIn, withMetadata } from '../../picture-files'
import { choose, fileInput, protectCanvas, submit } from '../../picture-form'

const types = ['image/jpeg', 'image/png', 'image/webp'] as const

beforeEach(async () => {
  emptyDb()
  await openAdmin('/admin/slider')
  await press('Add')
})

test.each(types)(
  'a small picture of type %s is sent without position, camera and author [FORM-9]',
  async (type) => {
    await userEvent.upload(
      await fileInput(),
      await withMetadata(await pictureFile(1200, 675, { type })),
    )
    await screen.findByText(/^1200 × 675 px/)

    const file = await submit()

    expect(await secretsIn(file)).toEqual([])
    expect(file.type).toBe(type)
    await expect(createImageBitmap(file)).resolves.toMatchObject({ width: 1200, height: 675 })
  },
)

test('a picture that a proxy refuses as too large shows a message, and the form stays [DEPLOY-4]', async () => {
  setFaults([{ operation: 'POST /admin/api/slider', response: 'too-large' }])
  await userEvent.upload(await fileInput(), await pictureFile(1200, 675))
  await screen.findByText(/^1200 × 675 px/)

  await press('Submit')

  expect(await screen.findByText(/The file is too large for the server/)).toBeVisible()
  expect(screen.getByText(/^1200 × 675 px/)).toBeVisible()
})

test('a large picture is scaled down and sent without metadata', async () => {
  await userEvent.upload(await fileInput(), await withMetadata(await pictureFile(2560, 320)))
  await screen.findByText(/^2400 × 300 px/)

  const file = await submit()

  expect(await secretsIn(file)).toEqual([])
  await expect(createImageBitmap(file)).resolves.toMatchObject({ width: 2400, height: 300 })
})

test.each(types)(
  '"Send the original" sends the same pixels of %s without metadata',
  async (type) => {
    const plain = await pictureFile(2560, 320, { type })
    await userEvent.upload(await fileInput(), await withMetadata(plain))
    await userEvent.click(await screen.findByRole('radio', { name: /Send the original/ }))

    const file = await submit()

    expect(await secretsIn(file)).toEqual([])
    const [before, after] = await Promise.all([plain, file].map(pixelsOf))
    expect(after).toEqual(before)
  },
)

test('a small photograph that was taken sideways is sent upright [FORM-9]', async () => {
  const photograph = await pictureFile(900, 1600, { halves: true })
  await userEvent.upload(await fileInput(), await withMetadata(photograph, 8))
  await screen.findByText(/^1600 × 900 px/)

  const file = await submit()

  expect(await firstPixelOf(file, 'none')).toEqual({ width: 1600, height: 900, color: 'blue' })
  expect(await secretsIn(file)).toEqual([])
})

test.each(types)(
  'an original of type %s that was taken sideways keeps its orientation',
  async (type) => {
    const plain = await pictureFile(320, 2560, { type, halves: true, noise: true })
    const photograph = await withMetadata(plain, 6)
    const asChosen = await firstPixelOf(photograph, 'from-image')
    await userEvent.upload(await fileInput(), photograph)
    // Browsers turn only some types upright, and only a wide picture has a smaller version.
    if (asChosen.width > 2400)
      await userEvent.click(await screen.findByRole('radio', { name: /Send the original/ }))

    const file = await submit()

    expect(await firstPixelOf(file, 'from-image')).toMatchObject({ color: asChosen.color })
    expect(await secretsIn(file)).toEqual([])
  },
)

test('a malformed photograph that browsers can show is redrawn', async () => {
  const whole = await bytesOf(await withMetadata(await pictureFile(1200, 675)))
  // Three bytes outside any segment make the file invalid. Byte 4 holds the first segment's length.
  const end = 4 + whole[4]! * 256 + whole[5]!
  const malformed = [whole.subarray(0, end), new Uint8Array(3), whole.subarray(end)]
  await userEvent.upload(await fileInput(), new File(malformed, 'odd.jpg', { type: 'image/jpeg' }))
  await screen.findByText(/^1200 × 675 px/)

  const file = await submit()

  expect(await secretsIn(file)).toEqual([])
  await expect(createImageBitmap(file)).resolves.toMatchObject({ width: 1200, height: 675 })
})

test.each([
  ['invoice.exe', 'image/png', 'invoice.png'],
  ['x.html', 'image/jpeg', 'x.jpg'],
  ['दीप दान.png', 'image/webp', 'दीप दान.webp'],
  ['GHAT.JPEG', 'image/jpeg', 'GHAT.JPEG'],
  ['Dr. Sharma', 'image/png', 'Dr. Sharma.png'],
])('a file named %s that holds %s is sent as %s [FORM-9]', async (name, type, sentName) => {
  const picture = await pictureFile(1200, 675, { type })
  choose(await fileInput(), new File([picture], name, { type: 'image/png' }))

  const file = await submit()

  expect([file.name, file.type]).toEqual([sentName, type])
})

test('where the browser cannot encode WebP, a large WebP picture is scaled down as JPEG [FORM-9]', async () => {
  const large = await pictureFile(2560, 320, { name: 'दीप दान.webp', type: 'image/webp' })
  const write = Reflect.get<HTMLCanvasElement, 'toBlob'>(HTMLCanvasElement.prototype, 'toBlob')
  // As the standard says: a type that is not supported becomes PNG.
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    write.call(this, done, type === 'image/webp' ? 'image/png' : type, quality)
  })
  choose(await fileInput(), large)
  await screen.findByText(/Scale down before upload/)

  const file = await submit()

  expect([file.name, file.type]).toEqual(['दीप दान.jpg', 'image/jpeg'])
  expect(file.size).toBeLessThan(large.size)
})

/** Returns the size and a digest of the pixels: comparing millions of pixels takes a second. */
async function pixelsOf(file: Blob) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'none' })
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const digest = await crypto.subtle.digest(
    'SHA-256',
    context.getImageData(0, 0, width, height).data,
  )
  return { width, height, digest: new Uint8Array(digest).join() }
}

test('a browser that spoils what is drawn sends a large picture as it is, upright and without metadata, and says so [FORM-8] [FORM-9]', async () => {
  const large = await withMetadata(await pictureFile(3000, 200), 6)
  protectCanvas()
  choose(await fileInput(), large)

  expect(await screen.findByText(/^Sent as it is/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit picture' })).toBeNull()
  const file = await submit()
  expect(await secretsIn(file)).toEqual([])
  await expect(createImageBitmap(file)).resolves.toMatchObject({ width: 200, height: 3000 })
})
