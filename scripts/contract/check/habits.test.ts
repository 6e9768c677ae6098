import { afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '../../../mocks/engine/data/db'
import { reseed } from '../../../mocks/engine/reset'
import {
  closeServers,
  eachRecord,
  failures,
  runCheck,
  startServer,
  type BrokenResponse,
} from './broken-server'
import { type Row } from './report'

beforeEach(() => reseed())
afterEach(closeServers)

const queryOf = (request: Request) => new URL(request.url).searchParams
const notFound = () => Response.json({ detail: 'Invalid page.' }, { status: 404 })
const notesOf = (rows: Row[]) =>
  rows.filter(({ variant }) => variant).map(({ variant, messages }) => [variant, ...messages])
const only = '/admin/api/courses'

/** The correct list with at most this many records. */
const withAtMost =
  (count: number, applies: (request: Request) => boolean): BrokenResponse =>
  async (correct, request) => {
    const response = await correct()
    if (!applies(request)) return response
    const body = (await response.json()) as { record_per_page: unknown[] }
    return Response.json({ ...body, record_per_page: body.record_per_page.slice(0, count) })
  }

test.each<[string, BrokenResponse, string, RegExp]>([
  [
    'a page beyond the last is 404',
    async (correct, request) => {
      const response = await correct()
      const { record_per_page: records } = (await response.clone().json()) as {
        record_per_page: unknown[]
      }
      return records.length || queryOf(request).has('search') ? response : notFound()
    },
    'beyond the last page',
    /404 in place of an empty page/,
  ],
  [
    'a list without page_size is cut',
    withAtMost(2, (request) => !queryOf(request).has('page_size')),
    'without page_size',
    /^\(note\) 2 of \d+ records come at once/,
  ],
  [
    'pages have a cap',
    withAtMost(6, (request) => queryOf(request).get('page_size') === '100'),
    'page_size=100',
    /at most 6 records; staff who choose 100 rows see 6 on a page/,
  ],
  [
    'a cache answers',
    async (correct) => {
      const response = await correct()
      response.headers.set('Age', '12')
      return response
    },
    'from a cache',
    /\(Age: 12\): what somebody has just saved may be missing/,
  ],
  [
    'a page of 100 is refused',
    (correct, request) =>
      queryOf(request).get('page_size') === '100'
        ? Promise.resolve(Response.json({ detail: 'At most 50.' }, { status: 422 }))
        : correct(),
    'page_size=100',
    /refused \(At most 50\.\): staff who choose 100 rows get the size that worked before/,
  ],
])('%s: one note says what a person sees [BACK-3]', async (_what, broken, variant, words) => {
  const base = await startServer('GET /admin/api/courses', broken)

  const rows = await runCheck(base, { only })

  expect(failures(rows)).toEqual([])
  expect(notesOf(rows)).toEqual([[variant, expect.stringMatching(words)]])
})

const drawing = 'mock-files/scene-1.svg'

test('files that a browser without a token cannot load are named [BACK-3]', async () => {
  const broken = eachRecord({ filePath: 'files/gone.png' })
  const base = await startServer('GET /admin/api/courses', broken)

  const rows = await runCheck(base, { only })

  const gone = `(note) filePath: 404 at ${base}files/gone.png: visitors see a placeholder`
  expect(notesOf(rows)[0]).toEqual(['its files', ...Array<string>(5).fill(gone)])
})

const site = 'https://temple.example'

test.each([
  [site, undefined, [], [/^\(note\) Access-Control-Expose-Headers lacks Retry-After and Date/]],
  ['*', 'Date', [], [/lacks Retry-After: nobody is told how long to wait/]],
  [site, 'Retry-After, Date', [], []],
  ['https://other.example', '*', [/Allow-Origin: https:\/\/other.example; browsers hand/], []],
])(
  'a site of another origin that is answered with %s and %s is told so [BACK-3]',
  async (allowed, exposed, faults, notes) => {
    const base = await startServer('GET /admin/api/courses', async (correct, request) => {
      const response = await correct()
      if (request.headers.get('Origin') !== site) return response
      response.headers.set('Access-Control-Allow-Origin', allowed)
      if (exposed) response.headers.set('Access-Control-Expose-Headers', exposed)
      return response
    })

    const rows = await runCheck(base, { only, site })

    const row = rows.find(({ variant }) => variant === 'from another origin')!
    expect(row.verdict).toBe(faults.length ? 'FAIL' : 'ok')
    expect(row.messages).toEqual(
      [...faults, ...notes].map((words) => expect.stringMatching(words) as string),
    )
  },
)

test('addresses of files that change at each read are a note [BACK-3]', async () => {
  let reads = 0
  const base = await startServer('GET /admin/api/courses', (correct, request) => {
    reads += 1
    return eachRecord({ filePath: `${drawing}?signature=${reads}` })(correct, request)
  })

  const rows = await runCheck(base, { only })

  expect(notesOf(rows)).toEqual([
    ['the same file twice', expect.stringContaining('its address is another one at each read')],
  ])
})

const longTitle = async (request: Request) => {
  const title = (await request.clone().formData()).get('title')
  return typeof title === 'string' && title.length > 1000
}

test.each<[string, number, object | undefined, string]>([
  [
    'words at the field',
    400,
    { title: ['No more than 30.'] },
    'staff read: title: No more than 30.',
  ],
  ['no words', 422, undefined, 'no words of the server: staff read a sentence of the app'],
  ['a failure', 500, { error: 'x' }, 'no refusal: staff read that the server failed'],
])(
  'with --write, a note tells what staff read of a refused edit: %s [BACK-3]',
  async (_what, status, body, words) => {
    const base = await startServer('PUT /admin/api/courses/{id}', async (correct, request) =>
      (await longTitle(request))
        ? new Response(body && JSON.stringify(body), { status })
        : correct(),
    )
    const before = db.course.list().total

    const rows = await runCheck(base, { only, write: true })

    expect(failures(rows)).toEqual([])
    expect(notesOf(rows)).toEqual([['with a text of 1000 letters', expect.stringContaining(words)]])
    expect(db.course.list().total).toBe(before)
  },
)

test('with --write, a server that accepts the long text gets no note [BACK-3]', async () => {
  const rows = await runCheck(await startServer(), { only, write: true })

  expect(failures(rows)).toEqual([])
  expect(notesOf(rows)).toEqual([])
})

test('a server that does as the contract says gets no note [BACK-3]', async () => {
  const rows = await runCheck(await startServer(), { only })

  expect(notesOf(rows)).toEqual([])
})
