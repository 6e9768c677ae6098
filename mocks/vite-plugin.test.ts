import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mockFiles } from './vite-plugin'

let server: ViteDevServer
let address: string

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [mockFiles(true)],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
  })
  await server.listen()
  address = server.resolvedUrls?.local[0] ?? ''
})
afterAll(() => server.close())

test.each([
  ['mock-files/scene-0042-1200x675.svg', 'image/svg+xml'],
  ['deep/link/mock-files/still-0007-660x500.svg', 'image/svg+xml'],
  ['mock-files/diyas.webm', 'video/webm'],
  ['mockServiceWorker.js', 'text/javascript'],
])('%s is served as %s', async (path, type) => {
  const response = await fetch(address + path)

  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe(type)
})

test.each(['missing-0001.svg', 'scene-1.svg', '..%2Fvite-plugin.ts', '%2e%2e.webm', '%.svg'])(
  'mock-files/%s does not exist',
  async (name) => {
    const response = await fetch(`${address}mock-files/${name}`)

    expect(response.status).toBe(404)
  },
)

test('a player gets the byte range that it requests', async () => {
  const whole = new Uint8Array(await (await fetch(`${address}mock-files/bells.webm`)).arrayBuffer())
  const part = await fetch(`${address}mock-files/bells.webm`, {
    headers: { Range: 'bytes=100-199' },
  })

  expect(part.status).toBe(206)
  expect(part.headers.get('Content-Range')).toBe(`bytes 100-199/${whole.length}`)
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(100, 200))
})
