// One HTTP request as a browser sends it, without following redirects, and its answer with the bytes on the wire.
import http from 'node:http'
import https from 'node:https'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

const limit = 15_000
const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 8 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 8 }),
}
const decoders = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync }

/**
 * Sends one request. Resolves to `{ status, headers, type, text, body, wireBytes }`, or to `{ status: 0, error }` where
 * no answer came within 15 s: a server that does not answer is a finding, not the end of the check.
 */
export function ask(url, { method = 'GET', headers = {}, body } = {}) {
  const { protocol } = new URL(url)
  const client = protocol === 'https:' ? https : http
  return new Promise((resolve) => {
    const request = client.request(
      url,
      {
        method,
        agent: agents[protocol],
        timeout: limit,
        headers: { 'Accept-Encoding': 'gzip', Accept: '*/*', ...headers },
      },
      (response) => {
        const parts = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () => resolve(answerOf(response, Buffer.concat(parts))))
        response.on('error', (error) => resolve(noAnswer(error)))
      },
    )
    request.on('timeout', () => request.destroy(new Error('no answer in 15 s')))
    request.on('error', (error) => resolve(noAnswer(error)))
    request.end(body)
  })
}

const noAnswer = (error) => ({
  status: 0,
  error: error.message || error.code,
  headers: {},
  type: '',
  text: '',
  body: Buffer.alloc(0),
  wireBytes: 0,
})

function answerOf({ statusCode, headers }, wire) {
  const decode = decoders[headers['content-encoding']]
  let body = wire
  try {
    if (decode && wire.length) body = decode(wire)
  } catch (error) {
    return noAnswer(error)
  }
  return {
    status: statusCode,
    headers,
    type: (headers['content-type'] ?? '').split(';')[0].trim().toLowerCase(),
    text: body.toString('utf8'),
    body,
    wireBytes: wire.length,
  }
}

/**
 * The status that a server gives to an upload of so many bytes, judged by its headers alone. The body is never sent, so
 * nothing can be written. 0 where the server waits for the body, which means that its limit is not below that size.
 */
export function askUploadLimit(url, bytes) {
  const { protocol } = new URL(url)
  const client = protocol === 'https:' ? https : http
  return new Promise((resolve) => {
    const request = client.request(url, {
      method: 'POST',
      agent: false,
      headers: {
        'Content-Type': 'multipart/form-data; boundary=check',
        'Content-Length': bytes,
        Expect: '100-continue',
      },
    })
    const finish = (status) => {
      clearTimeout(timer)
      request.destroy()
      resolve(status)
    }
    const timer = setTimeout(() => finish(0), 3000)
    request.on('continue', () => finish(0))
    request.on('response', ({ statusCode }) => finish(statusCode))
    request.on('error', () => finish(0))
    request.flushHeaders()
  })
}

/** Runs `work` for each entry, eight at a time, and returns the results in order. */
export async function each(entries, work) {
  const results = []
  const waiting = [...entries.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return results
}
