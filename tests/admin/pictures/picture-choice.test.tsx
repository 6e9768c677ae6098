import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { emptyDb } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { button, press } from '../../queries'
import { pictureFile, secretsIn, withMetadata } from '../../picture-files'
import { choose, fileInput, holdNextScaling, path, sentFile, submit } from '../../picture-form'

/** Drags or drops files on an element; returns whether the browser would do with them what it does by itself. */
function drag(type: 'dragover' | 'drop', on: Element, files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

beforeEach(async () => {
  emptyDb()
  await openAdmin('/admin/slider')
  await press('Add')
})

test('the picture that was chosen last is sent, also when the earlier one is ready later [FORM-8]', async () => {
  const input = await fileInput()
  const large = await pictureFile(2560, 320, { name: 'large.jpg' })
  const small = await pictureFile(1200, 675, { name: 'small.jpg' })
  const release = holdNextScaling()
  choose(input, large)
  choose(input, small)
  await screen.findByText('small.jpg')

  await release()
  const file = await submit()

  expect(file.name).toBe('small.jpg')
})

test('of several files dropped on a field for one the others are named [FORM-7]', async () => {
  const input = await fileInput()
  const names = ['one.jpg', 'two.jpg', 'three.jpg']
  const files = await Promise.all(names.map((name) => pictureFile(1200, 675, { name })))

  drag('drop', input, files)

  expect(await screen.findByText('one.jpg')).toBeVisible()
  expect(
    await screen.findByText('There is room for one file. Not taken: two.jpg, three.jpg'),
  ).toBeVisible()
})

test('a file dropped beside a field does not open in place of the page [FORM-7]', () => {
  const file = new File(['x'], 'list.pdf')

  expect(drag('dragover', document.body, [file])).toBe(false)
  expect(drag('drop', document.body, [file])).toBe(false)
})

test('a removed picture does not come back when an earlier one is ready', async () => {
  const input = await fileInput()
  const large = await pictureFile(2560, 320, { name: 'large.jpg' })
  const small = await pictureFile(1200, 675, { name: 'small.jpg' })
  const release = holdNextScaling()
  choose(input, large)
  choose(input, small)
  await screen.findByText('small.jpg')
  await press('Remove')

  await release()
  await press('Submit')

  expect(await screen.findByText('Please choose a picture.')).toBeVisible()
  expect(input.files).toHaveLength(0)
})

test('a picture is kept when a file that is chosen after it is refused', async () => {
  const input = await fileInput()
  const large = await pictureFile(2560, 320, { name: 'large.jpg' })
  const release = holdNextScaling()
  choose(input, large)
  choose(input, new File(['x'], 'torn.png', { type: 'image/png' }))
  await screen.findByText(/“torn.png” cannot be shown/)

  await release()
  await screen.findByText('large.jpg')

  expect(screen.getByText(/“torn.png” cannot be shown/)).toBeVisible()
  expect((await submit()).name).toBe('large.jpg')
})

test('a picture that is submitted at once is sent prepared', async () => {
  const photograph = await withMetadata(await pictureFile(2560, 320))

  choose(await fileInput(), photograph)
  button('Submit').click()

  const file = await sentFile()
  expect(await secretsIn(file)).toEqual([])
  await expect(createImageBitmap(file)).resolves.toMatchObject({ width: 2400 })
})

test('a file that only claims to be a picture is not sent, even when submitted at once', async () => {
  choose(await fileInput(), new File(['<script>'], 'x.png', { type: 'image/png' }))
  button('Submit').click()

  expect(await screen.findByText(/“x.png” cannot be shown on the website/)).toBeVisible()
  expect(sent('POST', path)).toEqual([])
  await waitFor(async () => expect(await fileInput()).toHaveFocus())
})
