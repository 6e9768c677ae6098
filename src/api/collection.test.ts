import { afterEach, expect, test, vi } from 'vitest'
import { listPage, readOnlyReason, updateRecord } from './collection'

afterEach(() => vi.unstubAllGlobals())

/** Reads a list whose records have these ids, and returns the ids of its rows. */
async function readIds(ids: unknown[]) {
  const records = ids.map((id) => ({ id, title: 'Gita' }))
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ total_records: ids.length, record_per_page: records })),
  )
  const result = await listPage('/admin/api/courses', {})
  return result.ok ? result.data.rows.map(({ id }) => id) : undefined
}

test('an id is kept as it came [DATA-5]', async () => {
  const ids = [7, 0, -1, '7', 'a/b', '...', '0f8fad5b-d9cb', 'गीता', ' 7 ']

  expect(await readIds(ids)).toEqual(ids)
})

test('a record whose id no path can hold is read-only [DATA-5]', async () => {
  expect(await readIds(['', ' ', '.', '..', '\ud83d', null, {}, ['7']])).toEqual(
    Array.from({ length: 8 }),
  )
})

test.each([
  [2, { ok: true, data: { rows: [], received: 0, total: undefined, hasList: true } }],
  [1, { ok: false, cause: 'failed' }],
])('a 404 to page %i of a list is an empty page beyond the first', async (page, expected) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ detail: 'Invalid page.' }, { status: 404 })),
  )

  expect(await listPage('/admin/api/courses', { page })).toMatchObject(expected)
})

test.each([null, '', 'banner.png'])(
  'the file %j of a record is no part of its update, a chosen file is one [WIRE-3]',
  async (file) => {
    const parts: string[][] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method === 'PUT') parts.push([...(await request.formData()).keys()])
      return Response.json({ status: true })
    })

    await updateRecord('/admin/api/courses', 7, { title: 'Gita', file } as object)
    await updateRecord('/admin/api/courses', 7, { title: 'Gita', file: new File(['a'], 'a.png') })

    expect(parts).toEqual([['title'], ['title', 'file']])
  },
)

test('a web page that answers a later page of a list with 404 is a failure [WIRE-5]', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 404 })))

  expect(await listPage('/admin/api/courses', { page: 2 })).toMatchObject({ ok: false })
})

test('a number that JavaScript rounds is no id, and text of the same digits is one [DATA-11]', async () => {
  const ids = [2 ** 53 - 1, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e300, '9007199254740993']

  expect(await readIds(ids)).toEqual([ids[0], undefined, undefined, undefined, undefined, ids[5]])
})

/** Reads a list whose body has these bytes; returns its rows. */
async function readRows(body: string | Uint8Array<ArrayBuffer>, type = 'application/json') {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(body, { headers: { 'Content-Type': type } })),
  )
  const result = await listPage('/admin/api/notification', {})
  return result.ok ? result.data.rows : []
}
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const listOf = (noti: string) => `{"record_per_page":[{"id":1,"noti":"${noti}"}]}`

test.each([
  ['UTF-8 declared as Latin-1', utf8(listOf('कीर्तन é')), 'ISO-8859-1', 'कीर्तन é'],
  ['UTF-8 with a mark at its start', utf8(`\ufeff${listOf('é')}`), 'windows-1252', 'é'],
  ['windows-1252', latin1(listOf('caf\xe9')), '"windows-1252"', 'café'],
  ['a stored U+FFFD', utf8(listOf('caf\ufffd')), 'utf-8', 'caf\ufffd'],
])('%s is read, and its record can be changed [DATA-12]', async (_, bytes, charset, noti) => {
  const rows = await readRows(bytes, `application/json; charset=${charset}`)

  expect(rows).toEqual([{ id: 1, noti }])
})

test.each(['application/json', 'application/json; charset=utf-8', 'text/x; charset=klingon'])(
  'a record with bytes that %s does not explain is read-only and says why [DATA-12]',
  async (type) => {
    const body = '{"record_per_page":[{"id":1,"noti":"caf\xe9"},{"id":2,"noti":"tea"}]}'

    const [garbled, plain] = await readRows(latin1(body), type)

    expect(garbled).toEqual({ id: undefined, noti: 'caf\ufffd' })
    expect(readOnlyReason(garbled!)).toBe('undecodable')
    expect(plain).toEqual({ id: 2, noti: 'tea' })
  },
)

test.each([
  ['1234567890123456789', '1234567890123456789'],
  ['-9007199254740993', '-9007199254740993'],
  ['28.613939123456789012', '28.613939123456789012'],
  ['9007199254740991', 9007199254740991],
  ['7.50', 7.5],
  ['0.5000000000000000000', 0.5],
])('a field %s goes back with the digits that came [DATA-11]', async (digits, value) => {
  const [row] = await readRows(
    `{"record_per_page":[{"id":1,"noti":"\\"call\\": 1234567890123456789,","createdBy":${digits}}],"total_records":1}`,
  )
  expect(row).toMatchObject({ noti: '"call": 1234567890123456789,', createdBy: value })
  let sent: unknown
  vi.stubGlobal('fetch', async (request: Request) => {
    sent = (await request.formData()).get('createdBy')
    return Response.json({ status: true })
  })

  await updateRecord('/admin/api/notification', 1, row!)

  expect(sent).toBe(String(value))
})

test('a search that finds nothing is asked once more as our own forms store it [WIRE-15]', async () => {
  const asked: (string | null)[] = []
  const stored = 'फ़ूल'.normalize()
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const search = new URL(url).searchParams.get('search')
    asked.push(search)
    const found = search === stored ? [{ id: 1, noti: stored }] : []
    return Promise.resolve(Response.json({ record_per_page: found, total_records: found.length }))
  })
  const read = async (search: string) => {
    const result = await listPage('/admin/api/notification', { page: 1, page_size: 10, search })
    return result.ok && result.data.rows.length
  }

  expect(await read('\u095eूल')).toBe(1)
  expect(await read('दीप')).toBe(0)

  expect(asked).toEqual(['\u095eूल', stored, 'दीप'])
})
