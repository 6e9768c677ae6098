import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { db, emptyDb, holdRequest, useScenario } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { dialog, press } from '../../queries'
import { asMoving, pictureFile } from '../../picture-files'
import { protectCanvas } from '../../picture-form'

const path = '/admin/api/iGallery'
const input = () => screen.findByLabelText<HTMLInputElement>('Pictures')
const pictures = (...names: string[]) =>
  Promise.all(names.map((name) => pictureFile(60, 40, { name })))
const picture = async (name: RegExp) => within(await screen.findByRole('group', { name }))
const titles = () => db.image.list().rows.map(({ title }) => title)

/** Opens the dialog and chooses pictures of these names; resolves once all are prepared. */
async function choose(...names: string[]) {
  await openAdmin('/admin/igallery')
  await press('Add many')
  await userEvent.upload(await input(), await pictures(...names))
  await screen.findByRole('button', {
    name: names.length === 1 ? 'Add one picture' : `Add ${names.length} pictures`,
  })
}

beforeEach(emptyDb)

test('many pictures are added with titles from their names and what was typed [FORM-14]', async () => {
  await choose('deepa_daan.jpg', 'ghat.jpg')
  const second = await picture(/^Picture 2: ghat.jpg/)
  await userEvent.fill(second.getByRole('textbox', { name: 'Description' }), 'In the morning')

  await press('Add 2 pictures')

  expect(await screen.findByText('2 of 2 added')).toBeVisible()
  expect(titles().toSorted()).toEqual(['deepa daan', 'ghat'])
  expect(db.image.list().rows.find(({ title }) => title === 'ghat')).toMatchObject({
    description: 'In the morning',
  })
  await userEvent.click((await dialog()).getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(await screen.findByText('Showing 1 to 2 of 2 results')).toBeVisible()
})

test('the link of the dashboard opens "Add many" once [DASH-6]', async () => {
  const { address } = await openAdmin('/admin/igallery?add=many')

  expect(await screen.findByRole('dialog', { name: 'Add many images' })).toBeVisible()
  await waitFor(() => expect(address()).toBe('/admin/igallery'))
})

test('the pictures stand in the order of their numbers, and one title and text fills all [FORM-14]', async () => {
  await choose('ghat 10.jpg', 'ghat 2.jpg', 'ghat 1.jpg')
  const groups = await screen.findAllByRole('group', { name: /^Picture \d/ })
  expect(
    groups.map((group) => within(group).getByLabelText<HTMLInputElement>('Title').value),
  ).toEqual(['ghat 1', 'ghat 2', 'ghat 10'])

  await userEvent.click(screen.getByText('One title and text for all'))
  const [title, text] = screen.getAllByRole('textbox')
  await userEvent.fill(title!, 'Ghat')
  await userEvent.fill(text!, 'At dawn')
  await press('Fill in all')
  await press('Add 3 pictures')

  expect(await screen.findByText('3 of 3 added')).toBeVisible()
  expect(titles()).toEqual(['Ghat', 'Ghat', 'Ghat'])
  expect(db.image.list().rows[0]).toMatchObject({ description: 'At dawn' })
})

test('"Add many" says of a moving picture that it is sent as it is [FORM-18]', async () => {
  await openAdmin('/admin/igallery')
  await press('Add many')
  const still = await pictureFile(60, 40, { name: 'diya.png', type: 'image/png' })

  await userEvent.upload(await input(), [await asMoving(still)])

  expect(await screen.findByText(/^A moving picture: it is sent as it is/)).toBeVisible()
})

test('"Add many" sends a picture as it is where the browser spoils what is drawn [FORM-8]', async () => {
  await openAdmin('/admin/slider')
  await press('Add many')
  const large = await pictureFile(3000, 2000)
  protectCanvas()

  await userEvent.upload(await input(), [large])

  expect(await screen.findByText(/^Sent as it is/)).toBeVisible()
})

test.each([
  ['dropped', 'drop', 'dataTransfer'],
  ['pasted', 'paste', 'clipboardData'],
])('pictures can be %s [FORM-14]', async (_, type, property) => {
  await openAdmin('/admin/slider')
  await press('Add many')
  const files = new DataTransfer()
  for (const file of await pictures('a.jpg', 'b.jpg')) files.items.add(file)
  const chooser = await screen.findByRole('button', { name: 'Choose pictures' })
  await waitFor(() => expect(chooser).toHaveFocus())

  const event = new Event(type, { bubbles: true, cancelable: true })
  chooser.dispatchEvent(Object.defineProperty(event, property, { value: files }))

  expect(await screen.findByRole('button', { name: 'Add 2 pictures' })).toBeVisible()
  expect((await picture(/^Picture 1: a.jpg/)).getByLabelText('Heading1')).toHaveValue('a')
})

test('two pictures are sent at a time [FORM-15]', async () => {
  await choose('a.jpg', 'b.jpg', 'c.jpg')
  const release = holdRequest(`POST ${path}`)

  await press('Add 3 pictures')
  await waitFor(() => expect(sent('POST', path)).toHaveLength(2))
  await waitFor(() => expect(screen.getAllByText('Is being sent…')).toHaveLength(2))
  release()

  expect(await screen.findByText('3 of 3 added')).toBeVisible()
})

test('a picture that fails keeps its text and is sent alone by Retry [FORM-15]', async () => {
  await choose('a.jpg', 'b.jpg')
  useScenario('refused')
  await press('Add 2 pictures')
  await screen.findByRole('button', { name: 'Retry: b.jpg' })
  const second = await picture(/^Picture 2: b.jpg/)
  await userEvent.fill(second.getByRole('textbox', { name: 'Title' }), 'Bathing steps')
  useScenario('normal')

  await press('Retry: b.jpg')
  expect(await screen.findByText('1 of 2 added')).toBeVisible()
  await press('Add one picture')

  expect(await screen.findByText('2 of 2 added')).toBeVisible()
  expect(titles().toSorted()).toEqual(['Bathing steps', 'a'])
})

test('a picture without a response is sent again only by its own Retry [FORM-15]', async () => {
  await choose('a.jpg')
  useScenario('offline', { only: `POST ${path}` })

  await press('Add one picture')

  expect(await screen.findByText(/^No answer came. It may have been saved/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Retry: a.jpg' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Add pictures' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('a refused file is named, and the others can be added [FORM-14]', async () => {
  await openAdmin('/admin/igallery')
  await press('Add many')
  const [good] = await pictures('a.jpg')
  await userEvent.upload(await input(), [new File(['x'], 'torn.png', { type: 'image/png' }), good!])

  expect(await screen.findByText(/“torn.png” cannot be shown/)).toBeVisible()
  await press('Add one picture')

  expect(await screen.findByText('Added')).toBeVisible()
  expect(titles()).toEqual(['a'])
})

test('after a 401 nothing further is sent, and the dialog stays [FORM-15] [AUTH-6]', async () => {
  await choose('a.jpg', 'b.jpg', 'c.jpg')
  useScenario('unauthorised', { only: `POST ${path}` })

  // Three pictures are prepared one after the other.
  await userEvent.click(
    await screen.findByRole('button', { name: 'Add 3 pictures' }, { timeout: 10_000 }),
  )

  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Add 3 pictures' })).toBeVisible()
  await waitFor(() => expect(sent('POST', path)).toHaveLength(2))
})

test('closed in the middle it waits for the picture that is being sent, then says what was added [FORM-14]', async () => {
  await choose('one.jpg', 'two.jpg', 'three.jpg')
  const release = holdRequest(`POST ${path}`)
  await press('Add 3 pictures')
  await waitFor(() => expect(sent('POST', path)).toHaveLength(2))

  await press('Cancel')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  release()

  expect(await screen.findByText('2 pictures were added.')).toBeVisible()
  expect(await screen.findByText('Showing 1 to 2 of 2 results')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a window that crosses 800 px keeps the chosen pictures and their texts [LIST-18]', async () => {
  await page.viewport(1280, 800)
  await choose('deepa_daan.jpg')
  const title = (await picture(/^Picture 1/)).getByRole('textbox', { name: 'Title' })
  await userEvent.fill(title, 'A thousand lamps')

  await page.viewport(640, 800)
  await press('Add one picture')

  await waitFor(() => expect(titles()).toEqual(['A thousand lamps']))
})
