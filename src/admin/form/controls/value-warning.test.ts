import { expect, test } from 'vitest'
import { valueWarning } from './value-warning'

test.each([
  '',
  ' ',
  '#',
  'https://example.org',
  '/courses',
  'mailto:a@example.org',
  '?month=2026-11',
])('the link "%s" is not warned about [FORM-17]', (value) => {
  expect(valueWarning('url', value)).toBeUndefined()
})

test('a pasted megabyte that looks like an address is judged at once [FORM-17]', () => {
  const start = performance.now()

  expect(valueWarning('url', `uma@${'example.'.repeat(125_000)} `)).toBeDefined()
  expect(performance.now() - start).toBeLessThan(5000)
})

test.each([
  ['www.example.org', 'https://www.example.org'],
  ['example.org/path', 'https://example.org/path'],
  [' मंदिर.भारत/दान ', 'https://मंदिर.भारत/दान'],
  ['//www.example.org/a', 'https://www.example.org/a'],
  ['Write to uma@example.org', undefined],
  ['uma@example.org', 'mailto:uma@example.org'],
  ['courses', undefined],
  ['javascript:alert(1)', undefined],
  ['https://user:pass@example.org', undefined],
  ['/logout', undefined],
])('the link "%s" is said to be only text, with %s as the link meant [FORM-17]', (value, meant) => {
  expect(valueWarning('url', value)).toMatch(
    meant ?? /^Visitors will see it as text, not as a link\. .* begins with https:\/\/, or with \//,
  )
})

test.each([
  '',
  'youtu.be/abc_DEF-123',
  '<iframe src="//player.vimeo.com/video/12345"></iframe>',
  'videos/aarti.mp4',
])('the video "%s" is not warned about [FORM-17]', (value) => {
  expect(valueWarning('video', value)).toBeUndefined()
})

test.each([
  'https://www.youtube.com/@temple',
  'https://example.org/page',
  'https://www.facebook.com/watch?v=1',
])('the video "%s" is said to be a plain link [FORM-17]', (value) => {
  expect(valueWarning('video', value)).toBe(
    'It cannot be played on the website: visitors get a link to it.',
  )
})

test.each([
  'aarti',
  'www.example.org/aarti.mp4',
  '<iframe srcdoc="x"></iframe>',
  '<blockquote>Aarti</blockquote>',
])('the video "%s" is said to open nothing [FORM-17]', (value) => {
  expect(valueWarning('video', value)).toMatch(/^It can be neither played nor opened/)
})

test.each(['0026-12-20', '1899-12-31', '2201-01-01', '20266-12-01'])(
  'the year of %s is warned about [FORM-21]',
  (value) => {
    expect(valueWarning('date', value)).toMatch(/^The year is \d+\. A year has four digits/)
  },
)

test.each(['1900-01-01', '2026-12-20', '2200-12-31', '', 'first week of Magh'])(
  'nothing is warned about in the date %j [FORM-21]',
  (value) => {
    expect(valueWarning('date', value)).toBeUndefined()
  },
)
