import fc from 'fast-check'

/** Words that a faulty screen prints for a missing value. Generated texts avoid them, or that fault would go unnoticed. */
const printedByMistake = /\b(null|undefined|NaN|Invalid Date)\b|\[object/i

const oddTexts = [
  '',
  ' ',
  '0',
  'false',
  '-',
  '#',
  '..',
  '=1+1',
  '+91 00000 00000',
  '"quoted", and; separated\tby tab',
  'two\nlines\r\nand three',
  '\n',
  '<b onclick="alert(1)">bold</b> &amp; <!-- -->',
  '{{name}} ${name} %s %d {phone}',
  '__proto__',
  'constructor',
  'naïve café ﷽ 👩‍👩‍👧‍👦 e\u0301\u200b\u202e',
  'سلام على الزائرين (2026)',
  'half a pair: \ud83d',
  'bell \u0007 and zero \u0000',
]

const addresses = [
  '/activities',
  '/templeCon#gallery',
  'http://',
  'https://example.org/a b?c=ड',
  'https://user:secret@example.org/',
  '//example.org/path',
  'javascript:alert(1)',
  'data:text/html,hi',
  'mailto:ananya@example.org',
  'tel:+910000000000',
  'ananya@example.org',
  'a@b@c',
  'https://www.youtube-nocookie.com/embed/00000000000',
  'https://youtu.be/aqz-KE-bpKQ?t=1m5s',
  'https://vimeo.com/1',
  'mock-files/diyas.webm',
  '/%E0%A4%A',
]

const devanagari = fc.constantFrom('श्री', 'रा', 'म', 'क्षि', 'ॐ', '।', ' ', '१')

/** Texts of any script and length, with unusual characters; they shrink to short ones. */
export const texts: fc.Arbitrary<string> = fc
  .oneof(
    { withCrossShrink: true },
    { arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 60 }), weight: 3 },
    { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 2 },
    { arbitrary: fc.string({ unit: devanagari, maxLength: 120 }), weight: 2 },
    { arbitrary: fc.constantFrom(...oddTexts), weight: 3 },
    { arbitrary: fc.constantFrom(...addresses), weight: 2 },
    { arbitrary: fc.nat(400).map((letters) => 'W'.repeat(letters)), weight: 1 },
    { arbitrary: fc.nat(300).map((words) => 'a river '.repeat(words)), weight: 1 },
  )
  .filter((text) => !printedByMistake.test(text))

const twoDigits = (figure: number) => String(figure).padStart(2, '0')

const days = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.nat(31))
  .map(([year, month, day]) =>
    [String(year).padStart(4, '0'), ...[month, day].map(twoDigits)].join('-'),
  )

const clocks = fc.tuple(fc.nat(24), fc.nat(60)).map((parts) => parts.map(twoDigits).join(':'))

const moments = fc
  .tuple(days, clocks, fc.constantFrom('', ':07', ':07.123', ':00Z', ':00+05:30', ' '))
  .map(([day, clock, rest]) => `${day}T${clock}${rest}`)

const oddDates = fc.constantFrom(
  '',
  'after the full moon',
  '31/12/2026',
  '2026-12-12 00:00',
  '0001-01-01T00:00:00',
  '6 PM IST',
  '18:00:00.0000000',
)

/** Values of each format of the contract. Each includes free text, because the contract allows it. */
export const textsByFormat: Record<string, fc.Arbitrary<string>> = {
  date: fc.oneof(days, moments, oddDates, texts),
  'date-time-local': fc.oneof(moments, days, oddDates, texts),
  'HH:mm': fc.oneof(clocks, moments, oddDates, texts),
}

/** File paths on this host only, because screens load them and tests must not request other hosts. */
export const filePaths = fc.oneof(
  fc.constantFrom(
    'mock-files/still-0001-660x500.svg',
    'mock-files/missing-0001.svg',
    '/files/ghat.jpg',
    '~/files/दीप 1.jpg',
    'files\\ghat.jpg',
    'C:\\inetpub\\ghat.jpg',
    '../../etc/passwd',
    'files/100%.jpg#top',
    'data:image/png;base64,AAAA',
  ),
  texts.filter((text) => !/https?:|\/\//i.test(text)),
)
