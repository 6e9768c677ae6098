import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entities, entityNames } from '../../mocks/entities'
import { recordArbitrary } from '../../mocks/engine/data/generated/generated'
import { texts, textsByFormat } from '../../mocks/engine/data/generated/texts'
import { readQuery } from '../../src/admin/list/list-query'
import { toCsv } from '../../src/admin/list/export/export-csv'
import { readValues, trimValues } from '../../src/admin/form/form-values'
import { sendNewRecord, sendDelete, sendUpdate } from '../../src/admin/form/save/writes'
import { resources, resourceKeys } from '../../src/admin/resources/registry'
import type { AnyRecord, Resource } from '../../src/admin/resource'
import { listPage } from '../../src/api/collection'
import { embedUrl } from '../../src/api/links/embed'
import { changePassword, register, sendMessage, signIn } from '../../src/api/general'
import { fileUrl, safeUrl } from '../../src/api/links/links'
import { clockText, dateText, momentText, timeText } from '../../src/messages/format'
import { explore } from './explore'
import {
  findCsvFaults,
  findFormatFaults,
  findRequestFaults,
  findUpdateFaults,
} from './value-faults'

const declarations = await Promise.all(
  resourceKeys.map(async (key) => {
    const resource = await resources[key].load()
    const entity = entityNames.find((name) => entities[name].path === resource.path)!
    return { key, resource, rows: recordArbitrary(entity) }
  }),
)
const editable = declarations.filter(({ resource }) => resource.edit)
const addable = declarations.filter(({ resource }) => resource.add)

let sent: Request[] = []
let responseRows: AnyRecord[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(
      Response.json({
        status: true,
        record_per_page: responseRows,
        total_records: responseRows.length,
      }),
    )
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The records as a list reads them that can be edited: those with an id that a path can hold. */
async function readEditable({ path }: Resource, rows: AnyRecord[]): Promise<AnyRecord[]> {
  responseRows = rows
  const reply = await listPage(path, {})
  return reply.ok ? reply.data.rows.filter(({ id }) => id !== undefined) : []
}

/** Makes the calls and returns the requests that they sent. */
async function requestsOf(call: () => Promise<unknown>): Promise<Request[]> {
  sent = []
  await call()
  return sent
}

const firstPage = { page: 1, size: 10, search: '' }

const breaches = async (requests: Request[]) =>
  (await Promise.all(requests.map(findRequestFaults))).flat()

test.each(declarations)(
  'the CSV of $key can be parsed and keeps every value [FUZZ-1]',
  ({ resource, rows }) =>
    explore(fc.array(rows), (some) => findCsvFaults(resource, some, toCsv(resource, some)), {
      runs: 100,
    }),
)

test.each(editable)(
  'an update of $key validates and loses no field [FUZZ-2]',
  ({ resource, rows }) => {
    const [edited] = resource.fields!.filter(({ field }) => field !== 'file')
    return explore(
      fc.tuple(rows, texts),
      async ([given, text]) => {
        const [row] = await readEditable(resource, [given])
        if (!row) return []
        const edits = { [edited!.field]: text }
        const all = await requestsOf(() => sendUpdate(resource, row, edits, firstPage))
        // A field that was cleared is looked up.
        const requests = all.filter(({ method }) => method === 'PUT')
        const lost = requests.map((request) => findUpdateFaults(resource, row, edits, request))
        return [
          ...(requests.length === 1 ? [] : [`${requests.length} requests were sent.`]),
          ...(await breaches(requests)),
          ...(await Promise.all(lost)).flat(),
        ]
      },
      { runs: 100 },
    )
  },
)

test.each(addable)(
  'the request of the form of $key validates for any values [FUZZ-2]',
  ({ resource }) => {
    const fields = resource.fields!
    const files = fc.string({ maxLength: 8 }).map((name) => new File(['bytes'], `${name}.png`))
    const values = fc.record(
      Object.fromEntries(fields.map(({ field }) => [field, field === 'file' ? files : texts])),
    )
    return explore(
      values,
      async (typed) => {
        const form = new FormData()
        for (const [name, value] of Object.entries(typed)) form.set(name, value)
        return breaches(
          await requestsOf(() =>
            sendNewRecord(resource, trimValues(fields, readValues(fields, form))),
          ),
        )
      },
      { runs: 100, describe: Object.keys },
    )
  },
)

test.each(declarations)(
  'every list, search and deletion of $key validates [FUZZ-2]',
  ({ resource, rows }) =>
    explore(
      fc.tuple(fc.array(rows, { minLength: 1 }), texts, fc.oneof(texts, fc.double().map(String))),
      async ([some, search, page]) => {
        const query = readQuery(new URLSearchParams({ search, page, size: page }))
        const requests = await requestsOf(async () => {
          await listPage(resource.path, {
            page: query.page,
            page_size: query.size,
            search: query.search,
          })
          const editable = await readEditable(resource, some)
          if (editable.length) await sendDelete(resource, editable, query)
        })
        return breaches(requests)
      },
      { runs: 100 },
    ),
)

test('the request of a public form validates for any values [FUZZ-2]', () =>
  explore(
    fc.array(texts, { minLength: 9, maxLength: 9 }),
    async ([name = '', email = '', subject = '', message = '', ...more]) => {
      const [mobno = '', course_type, course_name, course_id, language = ''] = more
      const course = { course_type, course_name, course_id, language }
      const requests = await requestsOf(async () => {
        await sendMessage({ name, email, subject, message })
        await register({ name, email, mobno, ...course, address: subject, comment: message })
        await signIn({ email, password: message })
        await changePassword({ email, password: message, new_pass: subject })
      })
      return [
        ...(requests.length === 4 ? [] : ['A request is missing.']),
        ...(await breaches(requests)),
      ]
    },
    { runs: 200 },
  ))

test('a date or time that cannot be parsed is shown unchanged [FUZZ-1]', () =>
  explore(
    fc.oneof(...Object.values(textsByFormat)),
    (given) => {
      const { day, time } = momentText(given)
      const shown = [dateText(given), clockText(given), timeText(given), day]
      return [
        ...shown.flatMap((text) => findFormatFaults(given, text)),
        ...findFormatFaults('', time && ''),
      ]
    },
    { runs: 2000 },
  ))

test('any text becomes a safe link or no link [FUZZ-1]', () =>
  explore(
    texts,
    (text) => {
      const links = [safeUrl(text)?.href, fileUrl(text)].filter((href) => href !== undefined)
      expect(() => embedUrl(text)).not.toThrow()
      return links.filter(
        (href) => !URL.canParse(href, 'http://localhost/') || /^(javascript|data):/i.test(href),
      )
    },
    { runs: 2000 },
  ))
