import { afterEach, expect, test, vi } from 'vitest'
import { fileUrl, safeUrl } from './links'
import { applySettings } from '../settings/settings'

afterEach(() => {
  applySettings({})
  vi.unstubAllGlobals()
})

test.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d', true],
  ['http://example.org', 'http://example.org/', true],
  ['mailto:info@example.org', 'mailto:info@example.org', true],
  ['tel:+910000000000', 'tel:+910000000000', true],
  ['/courses', '/courses', false],
  [' /courses ', '/courses', false],
  ['#donate', '#donate', false],
])('%s is a link [DATA-2]', (given, href, isExternal) => {
  expect(safeUrl(given)).toEqual({ href, isExternal })
})

test.each([
  ['javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,x'],
  ['vbscript:x'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['https://user:pass@evil.example'],
  ['https:///evil.example'],
  ['/%zz'],
  ['/a\u0085b'],
  ['www.example.org'],
  ['just text'],
  [''],
  [null],
  [undefined],
  [{}],
])('%s is no link [DATA-2]', (given) => {
  expect(safeUrl(given)).toBeUndefined()
})

test.each([
  '/logout',
  '/Logout/',
  '/logout?from=/admin',
  '/logout#top',
  '/log%6Fut',
  '/admin/../logout',
  '/./logout//',
  '/temple/site/logout',
  'http://localhost/logout',
  'https://LOCALHOST/temple/site/LOGOUT/?a',
])('%s would sign staff out, so it is no link [DATA-2]', (given) => {
  vi.stubGlobal('document', { baseURI: 'http://localhost/temple/site/' })

  expect(safeUrl(given)).toBeUndefined()
})

test.each(['/logout-help', '/courses?from=/logout', 'https://example.org/logout'])(
  '%s does not sign out, so it is a link',
  (given) => {
    expect(safeUrl(given)).toBeDefined()
  },
)

test.each([
  ['files/a.png', 'http://localhost/files/a.png'],
  ['/files/a.png', 'http://localhost/files/a.png'],
  ['~/files/a.png', 'http://localhost/files/a.png'],
  ['files\\new\\a b.png', 'http://localhost/files/new/a%20b.png'],
  ['files/a%20b.png', 'http://localhost/files/a%20b.png'],
  ['files/100%.png', 'http://localhost/files/100%25.png'],
  ['files/चित्र.png', 'http://localhost/files/%E0%A4%9A%E0%A4%BF%E0%A4%A4%E0%A5%8D%E0%A4%B0.png'],
  ['files/a#1.png?v=2', 'http://localhost/files/a%231.png?v=2'],
  ['https://cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
])('the file %s has the address %s [DATA-3]', (given, address) => {
  expect(fileUrl(given)).toBe(address)
})

test.each([
  ['C:\\inetpub\\a.png'],
  ['c:/inetpub/a.png'],
  ['\\\\server\\share\\a.png'],
  ['//evil.example/a.png'],
  ['../secret.png'],
  ['/javascript:alert(1)'],
  ['/data:text/html,hi'],
  ['/C:/inetpub/a.jpg'],
  ['\\C:\\x.jpg'],
  ['/file:///etc/passwd'],
  ['%2e%2e/%zz/x.jpg'],
  ['\ud800.jpg'],
  ['files/..%2f..%2fsecret.png'],
  ['javascript:alert(1)'],
  ['file:///etc/passwd'],
  [''],
  [null],
  [{}],
])('%s is no file [DATA-3]', (given) => {
  expect(fileUrl(given)).toBeUndefined()
})

test('file paths are resolved against the files base of the settings', () => {
  applySettings({ filesBase: 'https://media.example.org/up' })

  expect(fileUrl('/a.png')).toBe('https://media.example.org/up/a.png')
})
