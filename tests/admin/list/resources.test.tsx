import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, db, emptyDb } from '../../../mocks/testing'
import { openAdmin, rows, sent } from '../../admin-screen'
import { onePixelPng } from '../../one-pixel-png'
import { button, dialog, press, withText } from '../../queries'
import { resources } from '../../resources'
import { translatePage } from '../../translate-page'
import { toText } from '../../../src/lib/to-text'

type Entries = [string, FormDataEntryValue][]

const wordsOf = (body: unknown) =>
  (body as Entries).filter(([, value]) => typeof value === 'string') as [string, string][]
const filesOf = (body: unknown) => (body as Entries).filter(([, value]) => value instanceof File)

const pixel = Uint8Array.from(atob(onePixelPng), (letter) => letter.charCodeAt(0))
const pictureFile = new File([pixel], 'दीप.png', { type: 'image/png' })

/** Fills in a field of the open form. */
async function fill(label: string, value: string | File) {
  const form = await dialog()
  const box = await form.findByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))
  if (value instanceof File) {
    await userEvent.upload(box, value)
    // The form adds a file only after reading its size; submitting earlier would omit the file.
    await form.findByText(value.name)
  } else if (box instanceof HTMLSelectElement) await userEvent.selectOptions(box, value)
  else await userEvent.fill(box, value)
}

/** The elements of a row without those of the translator. */
const elementsOf = (row: Element) => row.querySelectorAll(':not(font)').length + 1

beforeEach(() => {
  emptyDb()
  // Each list is used as a browser translates it: no text may stand still [LANG-3].
  const { stop, staleTexts } = translatePage()
  onTestFinished(() => {
    stop()
    expect(staleTexts()).toEqual([])
  })
})

describe.each(resources)('$title $requirement', (one) => {
  const { screen: at, path, kind, title, hint, columns, named, add, edit, fields = [] } = one
  const record = (overrides = {}) => build[kind]({ ...one.record, ...overrides })
  const several = (count: number) =>
    Array.from({ length: count }, (_, index) => record(named(`Name ${index + 1}`)).id)

  test("the list has its title, search hint, columns, the record's values, and Add and Edit only where the contract has them, in few elements [ADMIN-1] [LIST-1] [LIST-2] [LANG-3] [PERF-8]", async () => {
    await page.viewport(801, 900)
    record()

    await openAdmin(at)

    const heading = screen.getByRole('heading', { level: 1, name: title })
    expect(heading).toBeVisible()
    expect(screen.getByRole('searchbox', { name: hint })).toHaveAttribute('placeholder', hint)
    const [selection, ...others] = await screen.findAllByRole('columnheader')
    expect(within(selection!).getByRole('checkbox')).toBeVisible()
    expect(others).toHaveLength(columns.length)
    for (const [index, name] of columns.entries()) expect(others[index]).toHaveAccessibleName(name)
    const row = within(screen.getAllByRole('row')[1]!)
    for (const shown of one.shows) {
      const isAddress = typeof shown === 'string' && shown.includes('@')
      expect(row.getAllByText(isAddress ? withText(shown) : shown)[0]).toBeVisible()
    }
    expect(button('Bulk Delete')).toBeVisible()
    if (add) expect(button(add.button ?? 'Add')).toBeVisible()
    else expect(screen.queryByRole('button', { name: /^(Add|Compose)/ })).toBeNull()
    expect(screen.queryAllByRole('button', { name: /^Edit: / })).toHaveLength(edit ? 1 : 0)
    const head = within(heading.parentElement!)
    expect(
      [...head.queryAllByRole('button'), ...head.queryAllByRole('link')],
      'as many as its skeleton has',
    ).toHaveLength(one.headButtons)
    expect(elementsOf(rows()[0]!)).toBeLessThanOrEqual(2.5 * rows()[0]!.children.length + 2)

    await page.viewport(360, 740)
    const cards = within(await screen.findByRole('list', { name: title }))
    expect(elementsOf(cards.getByRole('listitem'))).toBeLessThanOrEqual(15)
  })

  if (add)
    test('is empty at first, and adding sends the fields of the form [FORM-1] [LIST-8]', async () => {
      await openAdmin(at)
      expect(await screen.findByRole('heading', { name: 'No Records found' })).toBeVisible()
      await userEvent.click(
        (await screen.findAllByRole('button', { name: add.button ?? 'Add' }))[0]!,
      )
      expect(await screen.findByRole('dialog', { name: add.title })).toBeVisible()

      for (const [label, , value] of fields) await fill(label, value)
      if (one.picture) await fill(one.picture, pictureFile)
      await press('Submit')

      expect(await screen.findByText('Record added successfully.')).toBeVisible()
      const [request] = sent('POST', path)
      expect(request!.path).toBe(path)
      expect(wordsOf(request!.body)).toEqual(fields.map(([, part, value]) => [part, value]))
      expect(filesOf(request!.body).map(([name]) => name)).toEqual(one.picture ? ['file'] : [])
      expect(await screen.findByRole('table')).toBeVisible()
    })

  if (edit)
    test('editing sends the whole record with the edit and no file [FORM-1] [WIRE-3]', async () => {
      const { label, field, value, dialog: titled = 'Update Record', as = {} } = edit
      const stored: Record<string, unknown> = { ...record() }
      await openAdmin(at)
      await press(/^Edit: /)
      expect(await screen.findByRole('dialog', { name: titled })).toBeVisible()

      await fill(label, value)
      await press('Update')

      expect(await screen.findByText('Record updated successfully.')).toBeVisible()
      const [request] = sent('PUT', path)
      expect(request!.path).toBe(`${path}/${String(stored.id)}`)
      const whole = Object.entries(stored).map(([name, value]) => [
        as[name] ?? name,
        // A null becomes an empty text.
        toText(value),
      ])
      expect(Object.fromEntries(request!.body as Entries)).toEqual({
        ...Object.fromEntries(whole),
        [field]: value,
      })
    })

  test('deleting one, then all others, names them and sends their ids', async () => {
    const [first, ...others] = several(4)
    await openAdmin(at)

    await press('Delete: Name 1')
    const question = within(await screen.findByRole('dialog', { name: 'Delete Own Record' }))
    expect(question.getByText('Name 1')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Record deleted successfully.')).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(3))

    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await press('Bulk Delete')
    const bulk = await dialog()
    expect(bulk.getByText(`Delete 3 ${one.pluralNoun}?`)).toBeVisible()
    expect(bulk.getByText('Name 2')).toBeVisible()
    await userEvent.click(bulk.getByRole('button', { name: 'Delete 3' }))

    expect(await screen.findByRole('heading', { name: 'No Records found' })).toBeVisible()
    const ids = sent('DELETE', path).map(
      ({ body }) => (body as { deleteData: number[] }).deleteData,
    )
    expect(ids.map((some) => some.toSorted())).toEqual([[first], others])
    expect(db[kind].list().total).toBe(0)
  })

  test('page, size and search are read from the URL; a search is sent and written into it [LIST-3]', async () => {
    several(27)

    const { address } = await openAdmin(`${at}?page=2&size=25&search=Name`)

    expect(await screen.findByText('Showing 26 to 27 of 27 results')).toBeVisible()
    expect(sent('GET', path)[0]!.path).toBe(`${path}?page=2&page_size=25&search=Name`)
    expect(screen.getByLabelText('Selected Page Count')).toHaveValue('25')

    await userEvent.fill(screen.getByRole('searchbox', { name: hint }), 'Name 27')
    expect(await screen.findByText('Showing 1 to 1 of 1 results')).toBeVisible()
    expect(sent('GET', path).at(-1)!.path).toContain('page=1&page_size=25&search=')
    expect(address()).toContain('search=Name')
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
