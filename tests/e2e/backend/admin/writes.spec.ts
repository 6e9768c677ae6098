import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sampleAccount, sampleToken } from '../../../../mocks/engine/account'
import type { ParsedFile } from '../../../backend/control'
import { expect, navigateTo, openSignedIn, test, type Backend } from '../backend'
import { collections, fillField, type Collection } from '../collections'

const bearer = `Bearer ${sampleToken}`
/** A real picture, small enough that the app sends it unchanged. */
const picture = readFileSync(new URL('picture.png', import.meta.url))

// Transitions would only make these tests wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('sign-in sends two parts without a token, and later requests send the token [LOGIN-1]', async ({
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

/** The collections in groups that share a page, so that few pages are opened. */
const groups = [collections.slice(0, 3), collections.slice(3, 6), collections.slice(6)]

for (const group of groups)
  test(`every write of ${group.map(({ screen }) => screen).join(', ')} is sent once and as the contract describes it [WIRE-1] [WIRE-2]`, async ({
    page,
    backend,
  }) => {
    test.slow()
    await openSignedIn(page, `./admin/${group[0]!.screen}`)
    for (const collection of group)
      await test.step(collection.screen, async () => {
        if (collection !== group[0]) await navigateTo(page, `admin/${collection.screen}`)
        const earlier = (await backend.writes()).length
        const { before, calls } = await writeAll(page, backend, collection)

        const writes = (await backend.writes()).slice(earlier)
        expect(writes.map((write) => `${write.method} ${write.path}`)).toEqual(calls)
        for (const { method, headers, body } of writes) {
          expect(headers).toMatchObject({ accept: 'application/json', authorization: bearer })
          expect(headers['content-type']).toMatch(
            method === 'DELETE' ? /^application\/json$/ : /^multipart\/form-data; boundary=/,
          )
          if (method === 'DELETE') expect(body).toEqual({ deleteData: [before.id] })
          else
            expect(partsOf(body)).toEqual(
              method === 'POST' ? partsOfNew(collection) : partsOfEdited(before, collection.edit!),
            )
        }
      })
  })

/** Adds, edits and deletes a record, each by two presses. Returns the record before the edit and the expected calls. */
async function writeAll(page: Page, backend: Backend, collection: Collection) {
  const { path, add, fields, file, edit } = collection
  const dialog = page.getByRole('dialog')
  const field = (label: string) => dialog.getByLabel(new RegExp(`^${label}`)).first()

  if (add) {
    await page.getByRole('button', { name: add, exact: true }).click()
    if (file)
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: file, mimeType: 'image/png', buffer: picture })
    for (const [label, , value] of fields) await fillField(field(label), value)
    await dialog.getByRole('button', { name: 'Submit' }).evaluate(clickTwice)
    await expect(dialog).toHaveCount(0)
  }
  const before = (await backend.rows(path))[0]!
  if (edit) {
    await page
      .getByRole('button', { name: /^Edit:/ })
      .first()
      .click()
    await field(edit[0]).fill('बदला हुआ')
    await dialog.getByRole('button', { name: 'Update' }).evaluate(clickTwice)
    await expect(dialog).toHaveCount(0)
    // A delete compares with the list, which is read again after the dialog has closed.
    await expect(page.getByRole('row').filter({ hasText: 'बदला हुआ' })).not.toHaveCount(0)
  }
  await page
    .getByRole('button', { name: /^Delete:/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: /^Delete/ }).evaluate(clickTwice)
  await expect(dialog).toHaveCount(0)
  const calls = [
    ...(add ? [`POST ${path}`] : []),
    ...(edit ? [`PUT ${path}/${before.id}`] : []),
    `DELETE ${path}`,
  ]
  return { before, calls }
}

test('a registration sends the course of the query and what was typed', async ({
  page,
  backend,
}) => {
  await page.goto('./coursesregister?type=Short%20Term&id=1&name=Gita%20in%2018%20Days')
  const form = page.getByRole('main')
  await form.getByLabel(/^Name/).fill('Ananya Mishra')
  await form.getByLabel(/^Email/).fill('ananya@example.org')
  await form.getByLabel(/^Language/).selectOption('Hindi')
  await form.getByLabel(/^Address/).fill('Sample Street 1, Chitrakoot')
  await form.getByLabel(/^Comment/).fill('Looking forward to it.')
  await form.getByRole('button', { name: 'Register' }).evaluate(clickTwice)
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
    course_name: 'Gita in 18 Days',
    course_id: '1',
    language: 'Hindi',
    address: 'Sample Street 1, Chitrakoot',
    comment: 'Looking forward to it.',
  })
})

/** Clicks twice in one task, so that React cannot disable the button between the clicks. */
function clickTwice(button: HTMLElement | SVGElement) {
  for (let press = 0; press < 2; press++)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** Returns the parts of a body by name; expects each name only once. */
function partsOf(body: unknown) {
  const entries = body as [string, string | ParsedFile][]
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length)
  return Object.fromEntries(entries)
}

/** Returns a value as multipart sends it: its standard requires CRLF line breaks. */
const withLineBreaks = (value: unknown) => String(value).replaceAll(/\r?\n/g, '\r\n')

/** Returns the parts of a new record: its fields, and the file with its name and bytes. */
const partsOfNew = ({ fields, file }: Collection) => ({
  ...Object.fromEntries(fields.map(([, part, value]) => [part, withLineBreaks(value)])),
  ...(file && { file: { name: file, type: 'image/png', base64: picture.toString('base64') } }),
})

/** Returns the parts of an edited record: all fields from the server, one of them changed. */
function partsOfEdited({ body, ...row }: Record<string, unknown>, [, changed]: [string, string]) {
  const whole = Object.entries({
    ...row,
    ...(body !== undefined && { Body: body }),
    [changed]: 'बदला हुआ',
  })
  return Object.fromEntries(
    // A null of the record is sent as an empty text.
    whole.map(([part, value]) => [part, withLineBreaks(value ?? '')]),
  )
}
