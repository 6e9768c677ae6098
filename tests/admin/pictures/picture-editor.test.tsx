import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { db, emptyDb } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { button, press } from '../../queries'
import { firstPixelOf, pictureFile, secretsIn, withMetadata } from '../../picture-files'
import { fileInput, holdNextScaling, submit } from '../../picture-form'

const editor = () => screen.findByRole('dialog', { name: 'Edit picture' })
const frame = () => screen.findByRole('slider', { name: 'Frame' })
const slider = (name: string) => screen.getByRole('slider', { name })
const use = () => press('Use this picture')

/** Opens the form of a new slide, chooses a picture and opens the editor. */
async function editSlide(file: File) {
  await openAdmin('/admin/slider')
  await press('Add')
  await userEvent.upload(await fileInput(), file)
  await press('Edit picture')
  const opened = await frame()
  await waitFor(() => expect(opened).toHaveFocus())
}

beforeEach(emptyDb)

test('a picture is cut to the recommended shape under its own name, without metadata [FORM-16] [FORM-9]', async () => {
  const photograph = await pictureFile(1600, 1200, { name: 'दीप दान.jpg', halves: true })
  await editSlide(await withMetadata(photograph))
  expect(await screen.findByText('Result: 1600 × 900 px')).toBeVisible()

  await use()
  expect(await screen.findByText(/^1600 × 900 px, .* · edited/)).toBeVisible()
  const file = await submit()

  expect(await firstPixelOf(file, 'none')).toEqual({ width: 1600, height: 900, color: 'red' })
  expect(await secretsIn(file)).toEqual([])
  expect([file.name, file.type]).toEqual(['दीप दान.jpg', 'image/jpeg'])
})

test('Cancel aborts a cut that is still being made [FORM-16]', async () => {
  await editSlide(await pictureFile(1600, 1200))
  const release = holdNextScaling()
  await use()
  await userEvent.click(within(await editor()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit picture' })).toBeNull())

  await release()
  const file = await submit()

  expect(await firstPixelOf(file, 'none')).toMatchObject({ width: 1600, height: 1200 })
  expect(screen.queryByText(/edited/)).toBeNull()
})

test('arrow keys move the frame, with Shift they resize it, and its position is announced [FORM-16]', async () => {
  await editSlide(await pictureFile(1600, 900, { halves: true }))
  expect(await frame()).toHaveFocus()
  expect(await frame()).toHaveAttribute(
    'aria-valuetext',
    '0 % from the left, 0 % from the top, 100 % wide',
  )

  await userEvent.keyboard('{Shift>}{ArrowLeft>10/}{/Shift}{ArrowRight>20/}')
  expect(await frame()).toHaveAttribute(
    'aria-valuetext',
    '50 % from the left, 25 % from the top, 50 % wide',
  )
  await use()
  const file = await submit()

  expect(await firstPixelOf(file, 'none')).toEqual({ width: 800, height: 450, color: 'blue' })
})

test('a picture is turned by 90 degrees [FORM-16]', async () => {
  await editSlide(await pictureFile(900, 1600, { halves: true }))

  await press('Turn left')
  await use()
  const file = await submit()

  expect(await firstPixelOf(file, 'none')).toEqual({ width: 1600, height: 900, color: 'blue' })
})

test('straightening keeps the frame inside the picture and announces the angle [FORM-16]', async () => {
  await editSlide(await pictureFile(1600, 900))
  const straighten = slider('Straighten')
  expect(straighten).toHaveAttribute('aria-valuetext', '0 degrees')
  straighten.focus()

  await userEvent.keyboard('{ArrowRight>6/}')

  expect(straighten).toHaveAttribute('aria-valuetext', '3 degrees to the right')
  expect(screen.getByText(/^Result: 14\d\d × 8\d\d px$/)).toBeVisible()
})

test('a frame smaller than recommended shows a warning [FORM-16] [FORM-7]', async () => {
  await editSlide(await pictureFile(1600, 900))
  slider('Size of the frame').focus()

  await userEvent.keyboard('{Home}')

  expect(slider('Size of the frame')).toHaveAttribute('aria-valuetext', '10 %')
  expect(within(await editor()).getByText(/^Smaller than recommended/)).toBeVisible()
})

test('"Undo" sends the picture as it was chosen and moves the focus to "Edit picture" [FORM-16]', async () => {
  await editSlide(await pictureFile(1200, 1200, { halves: true }))
  await use()
  await screen.findByText(/^1200 × 675 px/)

  await press('Undo')
  await waitFor(() => expect(button('Edit picture')).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  const file = await submit()

  expect(await firstPixelOf(file, 'none')).toMatchObject({ width: 1200, height: 1200 })
})

test('a further edit starts from the chosen picture and the settings of the last edit', async () => {
  await editSlide(await pictureFile(1600, 900))
  await userEvent.keyboard('{Shift>}{ArrowLeft>10/}{/Shift}')
  await use()
  await screen.findByText(/^800 × 450 px/)

  await press('Edit picture')
  expect(await frame()).toHaveAttribute('aria-valuetext', expect.stringMatching(/50 % wide$/))
  await press('Start over')

  expect(await screen.findByText('Result: 1600 × 900 px')).toBeVisible()
})

test('cancelling keeps the picture, the last edit and what was typed [FORM-16]', async () => {
  await editSlide(await pictureFile(1600, 900))
  await press('Turn left')
  await use()
  const facts = await screen.findByText(/ · edited/)
  const before = facts.textContent
  await userEvent.fill(screen.getByLabelText('Heading1'), 'Lamps')
  await press('Edit picture')
  await press('Turn left')

  await userEvent.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit picture' })).toBeNull())
  await waitFor(() => expect(button('Edit picture')).toHaveFocus())
  expect(screen.getByText(/ · edited/).textContent).toBe(before)
  expect(screen.getByLabelText('Heading1')).toHaveValue('Lamps')
})

test('Ctrl and Enter in the editor do not send the form below it', async () => {
  await editSlide(await pictureFile(1600, 900))

  await userEvent.keyboard('{Control>}{Enter}{/Control}')

  expect(await editor()).toBeVisible()
  expect(sent('POST', 'slider')).toEqual([])
})

test('a picture without a recommended shape offers a choice of shapes [FORM-16]', async () => {
  await openAdmin('/admin/igallery')
  await press('Add')
  await userEvent.upload(await fileInput(), await pictureFile(900, 600))
  await press('Edit picture')
  expect(await screen.findByText('Result: 900 × 600 px')).toBeVisible()

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shape' }), 'Square')

  expect(await screen.findByText('Result: 600 × 600 px')).toBeVisible()
})

test('each picture of "Add many" is edited and undone by itself [FORM-16] [FORM-14]', async () => {
  await openAdmin('/admin/slider')
  await press('Add many')
  const files = await Promise.all(
    ['a.jpg', 'b.jpg'].map((name) => pictureFile(1200, 1200, { name, halves: true })),
  )
  await userEvent.upload(await screen.findByLabelText<HTMLInputElement>('Pictures'), files)
  for (const name of ['a.jpg', 'b.jpg']) {
    await press(`Edit picture: ${name}`)
    await screen.findByText('Result: 1200 × 675 px')
    await use()
    await screen.findByRole('button', { name: `Undo: ${name}` })
  }
  await press('Undo: a.jpg')

  await press('Add 2 pictures')

  expect(await screen.findByText('2 of 2 added')).toBeVisible()
  expect(db.slide.list().rows).toHaveLength(2)
  const sizes = sent('POST', 'slider').map(async ({ body }) => {
    const file = new Map(body as [string, FormDataEntryValue][]).get('file') as File
    const { height } = await firstPixelOf(file, 'none')
    return [file.name, height]
  })
  expect(Object.fromEntries(await Promise.all(sizes))).toEqual({ 'a.jpg': 1200, 'b.jpg': 675 })
})
