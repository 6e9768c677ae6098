import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, emptyDb, useScenario } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { combobox, dialog, press, textbox } from '../../queries'
import { asMoving, pictureFile, pngHeader } from '../../picture-files'

const path = '/admin/api/slider'
const fileInput = () => screen.findByLabelText<HTMLInputElement>(/^Image/)

beforeEach(emptyDb)

test('the Action URL suggests the pages of the site in both languages, and takes any other link [FORM-23]', async () => {
  await openAdmin('/admin/slider')
  await press('Add')
  const field = (await combobox('Action URL')) as HTMLInputElement

  await waitFor(() =>
    expect(
      [...(field.list?.options ?? [])].map(({ value, label }) => [value, label]),
    ).toContainEqual(['/prabhupad', 'Founder Acharya · संस्थापक आचार्य']),
  )
  await userEvent.fill(field, 'www.example.org')
  expect(await screen.findByText(/^Visitors will see it as text/)).toBeVisible()
})

test('a slide without a picture or heading has placeholders', async () => {
  build.slide({ heading1: null, filePath: null })

  await openAdmin('/admin/slider')

  expect(await screen.findByRole('img', { name: 'Picture: slide 1' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Edit: slide 1' })).toBeVisible()
})

test('adding without a picture is stopped [FORM-3]', async () => {
  await openAdmin('/admin/slider')
  await press('Add')
  expect(await screen.findByRole('dialog', { name: "Add Slider Slide's" })).toBeVisible()
  await userEvent.fill(await textbox('Heading1'), 'Evening')

  await press('Submit')

  expect(await screen.findByText('Please choose a picture.')).toBeVisible()
  await waitFor(async () => expect(await fileInput()).toHaveFocus())
  expect(sent('POST', path)).toEqual([])
  expect(await textbox('Heading1')).toHaveValue('Evening')
})

test('a photograph is scaled down to twice the recommended width unless the original is wanted [FORM-8]', async () => {
  await openAdmin('/admin/slider')
  await press('Add')
  const photograph = await pictureFile(3600, 2025)
  await userEvent.upload(await fileInput(), photograph)
  expect(await screen.findByText(/^2400 × 1350 px/)).toBeVisible()

  const scaled = (await fileInput()).files![0]!
  const { width, height } = await createImageBitmap(scaled)
  expect([width, height, scaled.name]).toEqual([2400, 1350, 'ghat.jpg'])
  expect(scaled.size).toBeLessThan(photograph.size)
  await userEvent.click(screen.getByRole('radio', { name: /Send the original/ }))

  await waitFor(async () => expect((await fileInput()).files![0]!.size).toBe(photograph.size))
})

test.each(['image/webp', 'image/png'])(
  'a moving picture of the type %s is sent as it is, and the form says so [FORM-18]',
  async (type) => {
    await openAdmin('/admin/slider')
    await press('Add')
    const moving = await asMoving(await pictureFile(2600, 1463, { name: 'diya.webp', type }))

    await userEvent.upload(await fileInput(), moving)

    expect(await screen.findByText(/^A moving picture: it is sent as it is/)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect((await fileInput()).files![0]!.size).toBe(moving.size)
  },
)

test('a moving picture that is cut stands still, and the form says so until Undo [FORM-18]', async () => {
  await openAdmin('/admin/slider')
  await press('Add')
  const still = await pictureFile(600, 400, { name: 'diya.webp', type: 'image/webp' })
  await userEvent.upload(await fileInput(), await asMoving(still))

  await press('Edit picture')
  await screen.findByRole('slider', { name: 'Frame' })
  expect(await screen.findByText(/^An edited picture stands still/)).toBeVisible()
  await press('Use this picture')

  expect(await screen.findByText(/^It no longer moves/)).toBeVisible()
  await press('Undo')
  expect(await screen.findByText(/^A moving picture: it is sent as it is/)).toBeVisible()
})

test('a picture near the recommended size is not scaled [FORM-7] [FORM-8]', async () => {
  await openAdmin('/admin/slider')
  await press('Add')

  await userEvent.upload(await fileInput(), await pictureFile(1600, 900))

  expect(await screen.findByText(/^1600 × 900 px/)).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

test.each([
  [2000, 675, /^Wider than recommended/],
  [1200, 1200, /^Taller than recommended/],
  [600, 338, /^Smaller than recommended/],
])('a picture of %i × %i px warns and does not block [FORM-7]', async (width, height, warning) => {
  await openAdmin('/admin/slider')
  await press('Add')

  await userEvent.upload(await fileInput(), await pictureFile(width, height))
  expect(await screen.findByText(warning)).toBeVisible()
  await press('Submit')

  expect(await screen.findByText('Record added successfully.')).toBeVisible()
})

test.each([
  [
    'a file that is no picture',
    () => new File(['x'], 'hall.gif', { type: 'image/gif' }),
    /“hall.gif” cannot be shown/,
  ],
  [
    'an HEIC picture under another name',
    () => new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'hall.jpg', { type: 'image/jpeg' }),
    /“hall.jpg” cannot be shown on the website: it is an HEIC picture/,
  ],
  [
    'a small file of too many pixels',
    () => new File([pngHeader(40_000, 40_000)], 'dark.png', { type: 'image/png' }),
    /“dark.png” has more than 100 million pixels/,
  ],
  [
    'a picture that is none',
    () => new File(['x'], 'torn.png', { type: 'image/png' }),
    /“torn.png” cannot be shown/,
  ],
  [
    'an empty file',
    () => new File([], 'none.png', { type: 'image/png' }),
    /“none.png” is an empty file/,
  ],
])('%s is refused with a message, and all other fields stay [FORM-7]', async (_, file, words) => {
  await openAdmin('/admin/slider')
  await press('Add')
  await userEvent.upload(await fileInput(), await pictureFile(1200, 675))
  await screen.findByText('ghat.jpg')
  await userEvent.fill(await textbox('Heading1'), 'Evening')

  // The file dialog would not offer such a file, but a person can still drop it.
  const files = new DataTransfer()
  files.items.add(file())
  screen
    .getByText('ghat.jpg')
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }))

  expect(await screen.findByText(words)).toBeVisible()
  expect((await fileInput()).files![0]!.name).toBe('ghat.jpg')
  expect(await textbox('Heading1')).toHaveValue('Evening')
})

test('after a 401 the form says that the file must be chosen again [AUTH-6]', async () => {
  await openAdmin('/admin/slider')
  await press('Add')
  await userEvent.upload(await fileInput(), await pictureFile(1200, 675))
  await userEvent.fill(await textbox('Heading1'), 'Evening')
  useScenario('unauthorised', { only: 'POST /admin/api/slider' })
  await press('Submit')
  expect(await screen.findByText(/the file must be chosen again/)).toBeVisible()
  await userEvent.click((await dialog()).getByRole('link', { name: 'Sign in' }))
  await screen.findByRole('heading', { name: 'Sign in' })

  useScenario('normal')
  await openAgain()
  await press('Add')

  expect(await screen.findByText(/please choose it again/)).toBeVisible()
  await press('Restore')
  expect(await textbox('Heading1')).toHaveValue('Evening')
})

async function openAgain() {
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  await openAdmin('/admin/slider')
}
