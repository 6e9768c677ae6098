import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, emptyDb } from '../mocks/testing'
import { button, openAdmin, press, sent } from './admin'
import { bytesOf, firstPixelOf, pictureFile, secretsIn, withMetadata } from './picture-files'

const path = '/admin/api/slider'
const types = ['image/jpeg', 'image/png', 'image/webp'] as const
const fileInput = () => screen.findByLabelText<HTMLInputElement>(/^Image/)

/** Submits the form and answers the file that the server was sent. */
async function submit() {
  await press('Submit')
  return sentFile()
}

async function sentFile() {
  await screen.findByText('Record added successfully.')
  return new Map(sent('POST', path)[0]!.body as [string, FormDataEntryValue][]).get('file') as File
}

/** Chooses a file without waiting for anything. */
function choose(input: HTMLInputElement, file: File) {
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(async () => {
  emptyDb()
  await openAdmin('/admin/slider')
  await press('Add')
})

test.each(types)(
  'a small picture of type %s is sent without position, camera and author',
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

test.each(types)(
  'a large picture of type %s is scaled down and sent without metadata',
  async (type) => {
    await userEvent.upload(
      await fileInput(),
      await withMetadata(await pictureFile(3600, 2025, { type })),
    )
    await screen.findByText(/^2400 × 1350 px/)

    const file = await submit()

    expect(await secretsIn(file)).toEqual([])
    await expect(createImageBitmap(file)).resolves.toMatchObject({ width: 2400, height: 1350 })
  },
)

test.each(types)(
  '"Send the original" sends the same pixels of %s without metadata',
  async (type) => {
    const plain = await pictureFile(3600, 2025, { type })
    await userEvent.upload(await fileInput(), await withMetadata(plain))
    await userEvent.click(await screen.findByRole('radio', { name: /Send the original/ }))

    const file = await submit()

    expect(await secretsIn(file)).toEqual([])
    const [before, after] = await Promise.all([plain, file].map(pixelsOf))
    expect(after!.length).toBe(before!.length)
    expect(after!.every((value, index) => value === before![index])).toBe(true)
  },
)

test('a small photograph that was taken sideways is sent upright', async () => {
  const photograph = await pictureFile(900, 1600, { halves: true })
  await userEvent.upload(await fileInput(), await withMetadata(photograph, 8))
  await screen.findByText(/^1600 × 900 px/)

  const file = await submit()

  expect(await firstPixelOf(file, 'none')).toEqual({ width: 1600, height: 900, color: 'blue' })
  expect(await secretsIn(file)).toEqual([])
})

test('a large photograph that was taken sideways is scaled down upright', async () => {
  const photograph = await pictureFile(2025, 3600, { halves: true })
  await userEvent.upload(await fileInput(), await withMetadata(photograph, 6))
  await screen.findByText(/^2400 × 1350 px/)

  const file = await submit()

  expect(await firstPixelOf(file, 'none')).toEqual({ width: 2400, height: 1350, color: 'red' })
})

test.each(types)(
  'an original of type %s that was taken sideways keeps its orientation',
  async (type) => {
    const photograph = await withMetadata(await pictureFile(2025, 3600, { type, halves: true }), 6)
    const asChosen = await firstPixelOf(photograph, 'from-image')
    await userEvent.upload(await fileInput(), photograph)
    const original = screen.queryByRole('radio', { name: /Send the original/ })
    if (original) await userEvent.click(original)

    const file = await submit()

    expect(await firstPixelOf(file, 'from-image')).toMatchObject({ color: asChosen.color })
    expect(await secretsIn(file)).toEqual([])
  },
)

test('a malformed photograph that browsers can show is redrawn', async () => {
  const whole = await bytesOf(await withMetadata(await pictureFile(1200, 675)))
  // Bytes that belong to no segment, behind the first one, whose length stands at byte 4.
  const end = 4 + whole[4]! * 256 + whole[5]!
  const malformed = [whole.subarray(0, end), new Uint8Array(3), whole.subarray(end)]
  await userEvent.upload(await fileInput(), new File(malformed, 'odd.jpg', { type: 'image/jpeg' }))
  await screen.findByText(/^1200 × 675 px/)

  const file = await submit()

  expect(await secretsIn(file)).toEqual([])
  await expect(createImageBitmap(file)).resolves.toMatchObject({ width: 1200, height: 675 })
})

test('of two pictures the one that was chosen later is sent, however slow the earlier one is', async () => {
  const input = await fileInput()
  const large = await pictureFile(3600, 2025, { name: 'large.jpg' })
  const small = await pictureFile(1200, 675, { name: 'small.jpg' })
  const release = holdNextScaling()
  choose(input, large)
  choose(input, small)
  await screen.findByText('small.jpg')

  await release()
  const file = await submit()

  expect(file.name).toBe('small.jpg')
})

test('a removed picture does not come back when an earlier one is ready', async () => {
  const input = await fileInput()
  const large = await pictureFile(3600, 2025, { name: 'large.jpg' })
  const small = await pictureFile(1200, 675, { name: 'small.jpg' })
  const release = holdNextScaling()
  choose(input, large)
  choose(input, small)
  await screen.findByText('small.jpg')
  await press('Remove')

  await release()
  await press('Submit')

  expect(await screen.findByRole('button', { name: 'Please choose a picture.' })).toBeVisible()
  expect(input.files).toHaveLength(0)
})

test('a picture is kept when a file that is chosen after it is refused first', async () => {
  const input = await fileInput()
  const large = await pictureFile(3600, 2025, { name: 'large.jpg' })
  const release = holdNextScaling()
  choose(input, large)
  choose(input, new File(['x'], 'torn.png', { type: 'image/png' }))
  await screen.findByText(/“torn.png” cannot be shown/)

  await release()
  await screen.findByText('large.jpg')

  expect(screen.getByText(/“torn.png” cannot be shown/)).toBeVisible()
  expect((await submit()).name).toBe('large.jpg')
})

test('a picture that is chosen and submitted in the same moment is sent prepared', async () => {
  const photograph = await withMetadata(await pictureFile(3600, 2025))

  choose(await fileInput(), photograph)
  button('Submit').click()

  const file = await sentFile()
  expect(await secretsIn(file)).toEqual([])
  await expect(createImageBitmap(file)).resolves.toMatchObject({ width: 2400 })
})

test('what only claims to be a picture is not sent when it is submitted in the same moment', async () => {
  choose(await fileInput(), new File(['<script>'], 'x.png', { type: 'image/png' }))
  button('Submit').click()

  expect(await screen.findByText(/“x.png” cannot be shown on the website/)).toBeVisible()
  expect(sent('POST', path)).toEqual([])
  await waitFor(async () => expect(await fileInput()).toHaveFocus())
})

test('after a refused file the form can be sent with another one', async () => {
  choose(await fileInput(), new File(['<script>'], 'x.png', { type: 'image/png' }))
  await screen.findByText(/“x.png” cannot be shown on the website/)
  choose(await fileInput(), await pictureFile(1200, 675))

  const file = await submit()

  expect(file.name).toBe('ghat.jpg')
})

test.each([
  ['invoice.exe', 'image/png', 'invoice.png'],
  ['x.html', 'image/jpeg', 'x.jpg'],
  ['दीप दान.png', 'image/webp', 'दीप दान.webp'],
  ['GHAT.JPEG', 'image/jpeg', 'GHAT.JPEG'],
  ['Dr. Sharma', 'image/png', 'Dr. Sharma.png'],
])('a file named %s that holds %s is sent as %s', async (name, type, sentName) => {
  const picture = await pictureFile(1200, 675, { type })
  choose(await fileInput(), new File([picture], name, { type: 'image/png' }))

  const file = await submit()

  expect([file.name, file.type]).toEqual([sentName, type])
})

test('a picture of a kind that the website does not show is refused whatever it is called', async () => {
  const gif = new File(['GIF89a\x01\0\x01\0\0\0\0;'], 'moving.png', { type: 'image/png' })

  choose(await fileInput(), gif)

  expect(await screen.findByText(/“moving.png” cannot be shown on the website/)).toBeVisible()
})

test('an update is not sent without its picture when that is refused', async () => {
  cleanup()
  build.slide({ heading1: 'One' })
  await openAdmin('/admin/slider')
  await press('Edit: One')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Heading2' }), 'Two')

  choose(await fileInput(), new File(['<script>'], 'x.png', { type: 'image/png' }))
  button('Update').click()

  expect(await screen.findByText(/“x.png” cannot be shown on the website/)).toBeVisible()
  await waitFor(() => expect(button('Update')).toBeEnabled())
  expect(sent('PUT', path)).toEqual([])
})

/** Holds the next picture that is scaled down until `release` is called, as if it took very long. */
function holdNextScaling() {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  let finish = () => {}
  const finished = new Promise<void>((done) => (finish = done))
  const write = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob')
  write.mockImplementationOnce(function (this: HTMLCanvasElement, done, ...rest) {
    this.toBlob(
      (blob) => {
        void released.then(() => {
          done(blob)
          finish()
        })
      },
      ...rest,
    )
  })
  return () => {
    release()
    return finished
  }
}

async function pixelsOf(file: Blob) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'none' })
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, bitmap.width, bitmap.height).data
}
