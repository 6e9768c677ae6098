import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, db, emptyDb } from '../../../mocks/testing'
import { openAdmin, rows, sent } from '../../admin-screen'
import { button, dialog, press, withText } from '../../queries'
import { resources, type Case } from '../../resources'

type Entries = [string, FormDataEntryValue][]

const wordsOf = (body: unknown) =>
  (body as Entries).filter(([, value]) => typeof value === 'string') as [string, string][]
const filesOf = (body: unknown) => (body as Entries).filter(([, value]) => value instanceof File)

/** Fills in the open form; the keys of `values` are the labels. */
async function fill(values: Case['values'] = {}) {
  const form = await dialog()
  for (const [label, value] of Object.entries(values)) {
    const box = form.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))
    if (value instanceof File) await userEvent.upload(box, value)
    else if (box instanceof HTMLSelectElement) await userEvent.selectOptions(box, value)
    else await userEvent.fill(box, value)
  }
  const file = Object.values(values).find((value) => value instanceof File)
  // The form adds a file only after reading its size; submitting earlier would omit the file.
  if (file) await form.findByText(file.name)
}

beforeEach(() => {
  emptyDb()
})

describe.each(resources)('$title $requirement', (one) => {
  const { screen: at, path, kind, title, hint, columns, named } = one
  const record = (overrides = {}) => build[kind]({ ...one.record, ...overrides })
  const several = (count: number) =>
    Array.from({ length: count }, (_, index) => record(named(`Name ${index + 1}`)).id)

  test('the list has its title, search hint and columns [ADMIN-1] [LIST-1] [LIST-2]', async () => {
    await page.viewport(801, 900)
    record()

    await openAdmin(at)

    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('searchbox', { name: hint })).toHaveAttribute('placeholder', hint)
    const [selection, ...others] = await screen.findAllByRole('columnheader')
    expect(within(selection!).getByRole('checkbox')).toBeVisible()
    expect(others).toHaveLength(columns.length)
    for (const [index, name] of columns.entries()) expect(others[index]).toHaveAccessibleName(name)
    expect(button('Bulk Delete')).toBeVisible()
  })

  test('its skeleton has as many buttons as its head', async () => {
    await openAdmin(at)

    const head = within((await screen.findByRole('heading', { level: 1 })).parentElement!)
    await waitFor(() =>
      expect([...head.queryAllByRole('button'), ...head.queryAllByRole('link')]).toHaveLength(
        one.headButtons,
      ),
    )
  })

  test("a row shows the record's values", async () => {
    await page.viewport(801, 900)
    record()

    await openAdmin(at)

    const row = within((await screen.findAllByRole('row'))[1]!)
    for (const shown of one.shows) {
      const isAddress = typeof shown === 'string' && shown.includes('@')
      expect(row.getAllByText(isAddress ? withText(shown) : shown)[0]).toBeVisible()
    }
  })

  test('without records it says so', async () => {
    await openAdmin(at)

    expect(await screen.findByRole('heading', { name: 'No Records found' })).toBeVisible()
  })

  test('Add is offered only where the contract has a POST [LIST-1]', async () => {
    record()

    await openAdmin(at)

    const { add } = one
    if (add) expect(button(add.button ?? 'Add')).toBeVisible()
    else expect(screen.queryByRole('button', { name: /^(Add|Compose)/ })).toBeNull()
    expect(screen.queryAllByRole('button', { name: /^Edit: / })).toHaveLength(one.edit ? 1 : 0)
  })

  if (one.add)
    test('adding sends the fields of the form [FORM-1]', async () => {
      const add = one.add!
      await openAdmin(at)
      await userEvent.click(
        (await screen.findAllByRole('button', { name: add.button ?? 'Add' }))[0]!,
      )
      expect(await screen.findByRole('dialog', { name: add.title })).toBeVisible()

      await fill(one.values)
      await press('Submit')

      expect(await screen.findByText('Record added successfully.')).toBeVisible()
      const [request] = sent('POST', path)
      expect(request!.path).toBe(path)
      expect(wordsOf(request!.body)).toEqual(add.sends)
      expect(filesOf(request!.body).map(([name]) => name)).toEqual(add.file ? ['file'] : [])
      expect(await screen.findByRole('table')).toBeVisible()
    })

  if (one.edit)
    test('editing sends the whole record with the edit and no file [FORM-1] [WIRE-3]', async () => {
      const { label, field, value, dialog: titled = 'Update Record', as = {} } = one.edit!
      const stored: Record<string, unknown> = { ...record() }
      await openAdmin(at)
      await press(/^Edit: /)
      expect(await screen.findByRole('dialog', { name: titled })).toBeVisible()

      await fill({ [label]: value })
      await press('Update')

      expect(await screen.findByText('Record updated successfully.')).toBeVisible()
      const [request] = sent('PUT', path)
      expect(request!.path).toBe(`${path}/${String(stored.id)}`)
      const whole = Object.entries(stored)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => [as[name] ?? name, String(value)])
      expect(Object.fromEntries(request!.body as Entries)).toEqual({
        ...Object.fromEntries(whole),
        [field]: value,
      })
    })

  test('deleting one sends its id', async () => {
    const [id] = several(2)
    await openAdmin(at)

    await press('Delete: Name 1')
    const question = within(await screen.findByRole('dialog', { name: 'Delete Own Record' }))
    expect(question.getByText('Name 1')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))

    expect(await screen.findByText('Record deleted successfully.')).toBeVisible()
    expect(sent('DELETE', path).map(({ body }) => body)).toEqual([{ deleteData: [id] }])
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  test('bulk delete names the records with their number, and sends their ids', async () => {
    const ids = several(3)
    await openAdmin(at)
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Select all rows on this page' }),
    )

    await press('Bulk Delete')
    const question = await dialog()
    expect(question.getByText(`Delete 3 ${one.pluralNoun}?`)).toBeVisible()
    expect(question.getByText('Name 2')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete 3' }))

    expect(await screen.findByText('Record deleted successfully.')).toBeVisible()
    const [request] = sent('DELETE', path)
    expect([...(request!.body as { deleteData: number[] }).deleteData].sort()).toEqual(ids)
    expect(db[kind].list().total).toBe(0)
  })

  test('a search is sent to the server and written into the URL', async () => {
    several(3)
    const { address } = await openAdmin(at)

    await userEvent.fill(screen.getByRole('searchbox', { name: hint }), 'Name 2')

    expect(await screen.findByText('Showing 1 to 1 of 1 results')).toBeVisible()
    expect(sent('GET', path).at(-1)!.path).toContain('page=1&page_size=10&search=')
    expect(address()).toContain(`${at}?search=`)
  })

  test('page, size and search are read from the URL [LIST-3]', async () => {
    several(27)

    await openAdmin(`${at}?page=2&size=25&search=Name`)

    expect(await screen.findByText('Showing 26 to 27 of 27 results')).toBeVisible()
    expect(sent('GET', path)[0]!.path).toBe(`${path}?page=2&page_size=25&search=Name`)
    expect(screen.getByLabelText('Selected Page Count')).toHaveValue('25')
  })

  test('page and size can be changed below the list, and Back returns [LIST-3] [LIST-5]', async () => {
    several(12)
    const { address, go } = await openAdmin(at)

    await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
    expect(await screen.findByText('Showing 11 to 12 of 12 results')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Selected Page Count'), '50')

    expect(await screen.findByText('Showing 1 to 12 of 12 results')).toBeVisible()
    expect(address()).toBe(`${at}?size=50`)
    await waitFor(() => expect(rows()).toHaveLength(12))
    await go(-1)
    expect(await screen.findByText('Showing 11 to 12 of 12 results')).toBeVisible()
    expect(address()).toBe(`${at}?page=2`)
  })
})
