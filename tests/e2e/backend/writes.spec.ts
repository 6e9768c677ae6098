import { readFileSync } from 'node:fs'
import { sampleAccount, sampleToken } from '../../../mocks/account'
import type { ParsedFile } from '../../backend/control'
import { expect, openSignedIn, test } from './backend'

const bearer = `Bearer ${sampleToken}`
/** A real picture, small enough to be sent as it is. */
const picture = readFileSync(new URL('picture.png', import.meta.url))

test('sign-in sends two parts without a token, and the token goes with what follows', async ({
  page,
  backend,
}) => {
  await page.goto('./signin')
  await page.getByLabel('User ID').fill(sampleAccount.email)
  await page.getByLabel(/^Password/).fill(sampleAccount.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page).toHaveURL(`${backend.address}admin`)
  await page.goto('./admin/slider')
  await expect(page.getByRole('table')).toBeVisible()

  const [signIn, ...more] = await backend.writes()
  expect(more).toEqual([])
  expect(signIn).toMatchObject({
    method: 'POST',
    path: 'general/api/login/',
    headers: { accept: 'application/json' },
    body: [
      ['email', sampleAccount.email],
      ['password', sampleAccount.password],
    ],
  })
  expect(signIn!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(signIn!.headers).not.toHaveProperty('authorization')
  const { requests } = await backend.log()
  const list = requests.at(-1)!
  expect(list.path).toBe(`${backend.base}admin/api/slider?page=1&page_size=10`)
  expect(list.headers).toMatchObject({ accept: 'application/json', authorization: bearer })
  expect(list.headers).not.toHaveProperty('content-type')
})

test('a new slide carries its picture byte for byte under its own name', async ({
  page,
  backend,
}) => {
  await openSignedIn(page, './admin/slider')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: "Add Slider Slide's" })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'चित्र.png', mimeType: 'image/png', buffer: picture })
  await dialog.getByRole('textbox', { name: /^Heading1/ }).fill('दीप "दान" & more')
  await dialog.getByRole('textbox', { name: /^Heading2/ }).fill('One line\nand another')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Record added successfully.')).toBeVisible()

  const [write, ...more] = await backend.writes()
  expect(more).toEqual([])
  expect(write).toMatchObject({ method: 'POST', path: 'admin/api/slider' })
  expect(write!.headers).toMatchObject({ accept: 'application/json', authorization: bearer })
  const { file, ...fields } = Object.fromEntries(write!.body as [string, string | ParsedFile][])
  expect(file).toEqual({
    name: 'चित्र.png',
    type: 'image/png',
    base64: picture.toString('base64'),
  })
  expect(fields).toEqual({
    heading1: 'दीप "दान" & more',
    heading2: 'One line\r\nand another',
    actionUrl: '',
  })
})

test('an edit sends the whole record with the change laid over it', async ({ page, backend }) => {
  const answer = page.waitForResponse(/admin\/api\/slider\?/)
  await openSignedIn(page, './admin/slider')
  const { record_per_page: rows } = (await (await answer).json()) as {
    record_per_page: Record<string, string | number | null>[]
  }
  const before = rows[0]!
  await page.getByRole('button', { name: `Edit: ${before.heading1}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Record' })
  await dialog.getByRole('textbox', { name: /^Heading1/ }).fill('Edited')
  await dialog.getByRole('textbox', { name: /^Heading2/ }).fill('')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Record updated successfully.')).toBeVisible()

  const [write, ...more] = await backend.writes()
  expect(more).toEqual([])
  expect(write).toMatchObject({ method: 'PUT', path: `admin/api/slider/${before.id}` })
  const kept = Object.entries({ ...before, heading1: 'Edited', heading2: '' })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, String(value)])
  expect(Object.fromEntries(write!.body as [string, string][])).toEqual(Object.fromEntries(kept))
})

test('a delete is a JSON body with the ids as they came', async ({ page, backend }) => {
  const answer = page.waitForResponse(/admin\/api\/notification\?/)
  await openSignedIn(page, './admin/notification')
  const { record_per_page: rows } = (await (await answer).json()) as {
    record_per_page: { id: number }[]
  }
  for (const row of [1, 2])
    await page.getByRole('checkbox', { name: new RegExp(`^Select row ${row}:`) }).check()
  await page.getByRole('button', { name: 'Bulk Delete' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('Record deleted successfully.')).toBeVisible()

  const writes = await backend.writes()
  expect(writes).toMatchObject([
    {
      method: 'DELETE',
      path: 'admin/api/notification',
      headers: {
        accept: 'application/json',
        authorization: bearer,
        'content-type': 'application/json',
      },
      body: { deleteData: [rows[0]!.id, rows[1]!.id] },
    },
  ])
})

test('a message is four parts', async ({ page, backend }) => {
  await page.goto('./contactus')
  const form = page.getByRole('main')
  await form.getByLabel(/^Name/).fill('अनन्या मिश्रा')
  await form.getByLabel(/^Email/).fill('ananya@example.org')
  await form.getByLabel(/^Subject/).fill('A stay in Kartik')
  await form.getByLabel(/^Message/).fill('May four of us stay for two nights?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(
    page.getByText('Thank you अनन्या मिश्रा for your message. It has been sent.'),
  ).toBeVisible()

  const writes = await backend.writes()
  expect(writes).toMatchObject([
    {
      method: 'POST',
      path: 'general/api/contactus/',
      body: [
        ['name', 'अनन्या मिश्रा'],
        ['email', 'ananya@example.org'],
        ['subject', 'A stay in Kartik'],
        ['message', 'May four of us stay for two nights?'],
      ],
    },
  ])
  expect(writes[0]!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(writes[0]!.headers).not.toHaveProperty('authorization')
})

test('a registration carries what the address set beside what was typed', async ({
  page,
  backend,
}) => {
  await page.goto('./coursesregister?type=Short%20Term&id=1&name=Gita')
  const form = page.getByRole('main')
  await form.getByLabel(/^Name/).fill('Ananya Mishra')
  await form.getByLabel(/^Email/).fill('ananya@example.org')
  await form.getByLabel(/^Language/).selectOption('Hindi')
  await form.getByLabel(/^Address/).fill('Sample Street 1, Chitrakoot')
  await form.getByLabel(/^Comment/).fill('Looking forward to it.')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(
    page.getByText('Thank you Ananya Mishra for registration. You are registered successfully.'),
  ).toBeVisible()

  const [write, ...more] = await backend.writes()
  expect(more).toEqual([])
  expect(write).toMatchObject({ method: 'POST', path: 'general/api/courseregister/' })
  expect(Object.fromEntries(write!.body as [string, string][])).toEqual({
    name: 'Ananya Mishra',
    email: 'ananya@example.org',
    mobno: '',
    course_type: 'Short Term',
    course_name: 'Gita',
    course_id: '1',
    language: 'Hindi',
    address: 'Sample Street 1, Chitrakoot',
    comment: 'Looking forward to it.',
  })
})
