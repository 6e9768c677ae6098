// Serves dist/ with the mock server as its API and Prism between them: node tests/backends/prism-site.mjs
// Prints its address. `__prism__/calls` sends every call of the client through Prism and returns the operations;
// `__prism__/violations` returns what Prism has refused so far.
import { spawn } from 'node:child_process'
import { Buffer } from 'node:buffer'
import console from 'node:console'
import { createServer } from 'node:http'
import process from 'node:process'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { URL } from 'node:url'
import { freePorts } from '../../scripts/check/free-ports.mjs'
import { loadTypeScript } from '../../scripts/contract/load-typescript.mjs'

const prism = 'validators/node_modules/@stoplight/prism-cli/dist/index.js'

// The calls of the client replace the global one.
const { fetch } = globalThis
const { apiPath, everyOperation, startMockServer } = await loadTypeScript('tests/backends/prism.ts')
const mock = await startMockServer({ bundle: 'dist' })
const [gatewayPort, port] = await freePorts(2)
const gateway = `http://127.0.0.1:${gatewayPort}`
const args = [
  'proxy',
  'openapi.yaml',
  mock.url,
  '--port',
  `${gatewayPort}`,
  '--verboseLevel',
  'error',
]
const child = spawn(process.execPath, [prism, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
process.on('exit', () => child.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
child.on('exit', () => process.exit(1))
for (let tries = 0; tries < 300; tries += 1) {
  if (await fetch(gateway).catch(() => undefined)) break
  await wait(200)
}

const violations = []
const url = `http://127.0.0.1:${port}/`

/** Headers of one connection, and of a body that fetch has already decoded. */
const ownHeaders = ['host', 'connection', 'content-encoding', 'content-length', 'transfer-encoding']
const withoutOwn = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)))

/** Sends a request on, the API's to Prism, and notes what Prism says of it. */
async function forward(message, path) {
  const isRead = message.method === 'GET' || message.method === 'HEAD'
  const server = apiPath.test(path) ? gateway : mock.url.slice(0, -1)
  const response = await fetch(server + message.url, {
    method: message.method,
    redirect: 'manual',
    headers: withoutOwn(message.headers),
    body: isRead ? undefined : await buffer(message),
  })
  const text = response.headers.get('sl-violations')
  const body = Buffer.from(await response.arrayBuffer())
  const call = `${message.method} ${message.url}`
  if (text) violations.push(...JSON.parse(text).map(({ message: what }) => `${call}: ${what}`))
  else if (body.includes('stoplight.io/prism/errors')) violations.push(`${call}: ${body}`)
  return { response, body }
}

createServer((message, to) => {
  const path = new URL(message.url, url).pathname
  const sendJson = (value) => {
    to.setHeader('Content-Type', 'application/json')
    to.end(JSON.stringify(value))
  }
  const respond = async () => {
    if (path === '/__prism__/violations') return sendJson(violations)
    if (path === '/__prism__/calls') return sendJson(await everyOperation(url))
    const { response, body } = await forward(message, path)
    to.writeHead(response.status, withoutOwn(Object.fromEntries(response.headers)))
    to.end(body)
  }
  respond().catch((error) => to.writeHead(502).end(String(error)))
}).listen(port, '127.0.0.1', () => console.log(url))
