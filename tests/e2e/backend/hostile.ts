/** Texts of hostile records: markup, templates, long and invalid text [DATA-1] [DATA-7]. */
const texts = [
  '<img src=x onerror=alert(1)><script>alert(2)</script>',
  '"><svg onload=alert(3)>&lt;b&gt;',
  'x'.repeat(10_000),
  'many words '.repeat(900),
  '\u202e\u2067שלום לכולם مرحبا بالجميع '.repeat(12),
  '\ud800 half a letter, \u0000 none \u0007',
  '{{constructor.constructor("alert(4)")()}} ${alert(5)}',
]

const addresses = [
  'javascript:alert(6)',
  ' java\nscript:alert(7)',
  'data:text/html,<script>alert(8)</script>',
  'vbscript:msgbox(9)',
  'https://user:secret@evil.example/',
  'https://www.youtube.com.evil.example/embed/abc_DEF-123',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example\\share\\a.png',
  'C:\\inetpub\\a.png',
  'file:///etc/passwd',
  '../../etc/passwd',
  'mock-files/..%2f..%2fsecret.png',
  '/%zz',
]

const things = [{ a: { b: 1 } }, ['a', { b: 1 }, null], 7, -1e21, true, null, {}, []]

/** Names that every plain object inherits, so a careless lookup finds a function. */
const objectWords = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

/** Invalid ids: missing, repeated, too long or of a wrong type. */
const ids = [undefined, null, '', 0, '2', 2, 2, {}, '../7', 'x'.repeat(500)]

const words =
  'noti heading1 heading2 title description duration courseType startDate startTime endTime date time ' +
  'name email subject message mobno course_type course_name course_id language address comment ' +
  'toEmail body type status datetime temperatureC temperatureF summary'
const links = 'filePath url actionUrl videoLink'

const all = (names: string, value: unknown) =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]))

/** Each record has the fields of all collections, because a response may have unknown fields. */
export const records: unknown[] = [
  ...texts.map((text) => ({ ...all(words, text), ...all(links, '') })),
  // No pictures on other https hosts: the policy refuses them, and the test would report that.
  ...addresses.map((address) => ({
    ...all(words, `An address: ${address}`),
    ...all(links, address),
    ...(address.startsWith('https:') && { filePath: '' }),
  })),
  ...things.map((thing) => ({ ...all(words, thing), ...all(links, thing) })),
]
  .map((record, index) => ({ ...record, id: ids[index % ids.length] }))
  .concat(objectWords.map((word) => ({ ...all(words, word), ...all(links, word), id: word })))

/** A list with items that are not records. */
export const hostileList = {
  status: 'true',
  userMessage: { a: 1 },
  total_records: records.length,
  record_per_page: [null, 7, 'a sentence', [], ...records],
}
