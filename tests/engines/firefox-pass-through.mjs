#!/usr/bin/env node
// Starts the stock Firefox for Playwright behind a WebSocket pass-through. Playwright sends a command that this Firefox does
// not know, and treats its error as a failed start; the pass-through responds in place of Firefox (docs/decisions/0018).
import { Buffer } from 'node:buffer'
import { spawn } from 'node:child_process'
import { createConnection, createServer } from 'node:net'
import process from 'node:process'

const unknownCommand = '"emulation.setMediaFeaturesOverride"'

/** Splits a WebSocket stream into frames; `handle` is called with each complete one, header included. */
function createFrameReader(handle) {
  let buffered = Buffer.alloc(0)
  return (chunk) => {
    buffered = Buffer.concat([buffered, chunk])
    for (let frame = parseFrame(buffered); frame; frame = parseFrame(buffered)) {
      buffered = buffered.subarray(frame.raw.length)
      handle(frame)
    }
  }
}

/** Parses the first frame: its bytes and, unmasked, its text. Returns undefined while bytes are missing. */
function parseFrame(bytes) {
  if (bytes.length < 2) return undefined
  const short = bytes[1] & 127
  const lengthBytes = short === 127 ? 8 : short === 126 ? 2 : 0
  const maskAt = 2 + lengthBytes
  const start = maskAt + (bytes[1] & 128 ? 4 : 0)
  if (bytes.length < start) return undefined
  const length = lengthBytes ? Number(BigInt(`0x${bytes.toString('hex', 2, maskAt)}`)) : short
  if (bytes.length < start + length) return undefined
  const raw = bytes.subarray(0, start + length)
  const text = () =>
    bytes[1] & 128
      ? Buffer.from(
          raw.subarray(start).map((byte, at) => byte ^ bytes[maskAt + (at % 4)]),
        ).toString()
      : raw.toString('utf8', start)
  return { raw, text }
}

/** A text frame of a server: complete and not masked. */
function createTextFrame(text) {
  const body = Buffer.from(text)
  const header =
    body.length < 126 ? [0x81, body.length] : [0x81, 126, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from(header), body])
}

/** Copies the request or response that opens the WebSocket, edited, then hands every frame to `onFrame`. */
function relay(from, to, edit, onFrame) {
  let opening = Buffer.alloc(0)
  const readFrames = createFrameReader(onFrame)
  from.on('data', (chunk) => {
    if (!opening) return readFrames(chunk)
    opening = Buffer.concat([opening, chunk])
    const end = opening.indexOf('\r\n\r\n')
    if (end < 0) return
    const rest = opening.subarray(end + 4)
    to.write(edit(opening.toString('utf8', 0, end + 4)))
    opening = undefined
    if (rest.length) readFrames(rest)
  })
  from.on('error', () => to.destroy())
  from.on('close', () => to.destroy())
}

/** Relays each connection to Firefox's port and prints its own address, for which Playwright waits. */
function startPassThrough(port) {
  const server = createServer((client) => {
    const firefox = createConnection(port, '127.0.0.1')
    // Firefox accepts only requests that name its own port.
    const toFirefox = (request) => request.replace(/^host: .*$/im, `Host: 127.0.0.1:${port}`)
    relay(client, firefox, toFirefox, ({ raw, text }) => {
      // Only short commands are read: the unknown one is short.
      const command = raw.length < 1000 ? text() : ''
      if (!command.includes(unknownCommand)) return firefox.write(raw)
      client.write(
        createTextFrame(
          JSON.stringify({ type: 'success', id: JSON.parse(command).id, result: {} }),
        ),
      )
    })
    relay(firefox, client, String, ({ raw }) => client.write(raw))
  })
  server.listen(0, '127.0.0.1', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  )
}

function startFirefox() {
  const firefox = spawn('firefox-esr', process.argv.slice(2), {
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let output = ''
  let port
  firefox.stderr.on('data', (chunk) => {
    if (port) return
    output += chunk
    port = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]
    if (port) startPassThrough(Number(port))
  })
  firefox.on('exit', (code) => process.exit(code ?? 1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal))
}

startFirefox()
