import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleToken } from './account'
import { build } from './data/build'
import { db } from './data/db'
import { server } from './node-server'
import { emptyDb } from './reset'
import { violations } from './validation'

beforeAll(() => server.listen())
beforeEach(() => emptyDb())
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

const at = (path: string) => `http://localhost/temple${path}`
const headers = { Authorization: `Bearer ${sampleToken}` }

async function read(path: string, init: RequestInit = { headers }) {
  const response = await fetch(at(path), init)
  return (await response.json()) as {
    status: boolean
    total_records: number
    record_per_page: { id: number; title?: string; filePath?: string; name?: string }[]
    userMessage: string
  }
}

function send(method: 'POST' | 'PUT', path: string, fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return read(path, { method, headers, body })
}

const remove = (path: string, ids: (number | string)[]) =>
  read(path, {
    method: 'DELETE',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ deleteData: ids }),
  })

describe('a collection', () => {
  test('rejects a record without a title and one that does not exist', async () => {
    const untitled = await send('POST', '/admin/api/courses', { title: ' ' })
    const unknown = await send('PUT', '/admin/api/courses/7', { title: 'Gita' })
    const missing = await remove('/admin/api/courses', [7])

    expect([untitled, unknown, missing].map(({ status }) => status)).toEqual([false, false, false])
    expect(untitled.userMessage).toBe('Title is required.')
  })

  test('stores a mail as sent, with the text of the Body field', async () => {
    await send('POST', '/admin/api/mailrequest', {
      toEmail: 'ananya@example.org',
      subject: 'Kartik',
      Body: 'Hare Krishna',
    })

    const { rows } = db.mail.list()

    expect(rows[0]).toMatchObject({ body: 'Hare Krishna', type: 'Compose', status: 'Sent' })
  })
})

describe('an upload', () => {
  const bytes = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7) % 256)
  const file = new File([bytes], 'चित्र एक.png', { type: 'image/png' })

  test('is served byte for byte under its Unicode name', async () => {
    await send('POST', '/admin/api/slider', { heading1: 'Mine', file })
    const path = db.slide.list().rows[0]?.filePath ?? ''
    const response = await fetch(at(`/${encodeURI(path)}`))

    expect(path).toBe('mock-files/uploads/1-चित्र एक.png')
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  })

  test('replaces the picture on update; an update without a file keeps it', async () => {
    build.slide({ filePath: 'mock-files/scene-0001-1200x675.svg' })
    await send('PUT', '/admin/api/slider/1', { heading1: 'Kept' })
    const before = db.slide.list().rows[0]?.filePath
    await send('PUT', '/admin/api/slider/1', { heading1: 'New', file })
    const after = db.slide.list().rows[0]?.filePath

    expect(before).toBe('mock-files/scene-0001-1200x675.svg')
    expect(after).toBe('mock-files/uploads/1-चित्र एक.png')
  })
})

describe('without the token', () => {
  const closed = [
    ['GET', '/admin/api/contactus'],
    ['GET', '/admin/api/mailrequest'],
    ['GET', '/general/api/CourseRegister'],
    ['PUT', '/general/api/login'],
    ['POST', '/admin/api/slider'],
    ['PUT', '/admin/api/slider/1'],
    ['DELETE', '/admin/api/slider'],
  ]
  test.each(closed)('%s %s responds 401 in the format of ASP.NET', async (method, path) => {
    const response = await fetch(at(path), { method })

    expect(response.status).toBe(401)
    expect(response.headers.get('Content-Type')).toContain('application/problem+json')
  })

  const open = ['notification', 'slider', 'courses', 'activities', 'iGallery', 'vGallery']
  test.each(open)('%s is readable', async (name) => {
    const response = await fetch(at(`/admin/api/${name}`))

    expect(response.status).toBe(200)
  })
})

describe('a path', () => {
  test.each([
    '/admin/api/Slider',
    '/admin/api/slider/',
    '/general/api/courseregister',
    '/admin/api/x',
  ])('such as %s is unknown and reported as a violation', async (path) => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue()
    const response = await fetch(at(path), { headers })

    expect(response.status).toBe(404)
    expect(violations.map(({ operationId }) => operationId)).toEqual([`GET /temple${path}`])
    expect(consoleError).toHaveBeenCalledOnce()
  })
})
