import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchUrl } from '../../deploy/check/http.mjs'

/** Starts a server; returns its URL. */
async function serve(shouldRespond: (socket: Socket) => boolean) {
  const server = createServer((request, response) => {
    if (shouldRespond(request.socket)) response.end('page')
    else request.socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('a request is repeated when the server has closed the kept-alive connection', async () => {
  const used = new WeakSet<Socket>()
  const url = await serve((socket) => !used.has(socket) && !!used.add(socket))

  expect(await fetchUrl(url)).toMatchObject({ status: 200, text: 'page' })
  expect(await fetchUrl(url)).toMatchObject({ status: 200, text: 'page' })
})

test('a connection that is closed at once is reported as a failure', async () => {
  const url = await serve(() => false)

  expect(await fetchUrl(url)).toMatchObject({ status: 0, error: 'socket hang up' })
})
