// HTTP requests without redirects, whose responses include the size on the wire.
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
 * Sends one request. Resolves to `{ status, headers, type, text, body, wireBytes }`, or to `{ status: 0, error }` if there is
 * no response within 15 s, because that is a finding too.
 */
export function fetchUrl(url, options = {}) {
  const { method = 'GET', headers = {}, body } = options
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
        response.on('end', () => resolve(responseOf(response, Buffer.concat(parts))))
        response.on('error', (error) => resolve(failedResponse(error)))
      },
    )
    request.on('timeout', () => request.destroy(new Error('no response in 15 s')))
    request.on('error', (error) => {
      // A server may close an idle connection just as it is used again; a read can be repeated safely.
      const isClosedIdle = request.reusedSocket && error.code === 'ECONNRESET'
      resolve(isClosedIdle && method === 'GET' ? fetchUrl(url, options) : failedResponse(error))
    })
    request.end(body)
  })
}

const failedResponse = (error) => ({
  status: 0,
  error: error.message || error.code,
  headers: {},
  type: '',
  text: '',
  body: Buffer.alloc(0),
  wireBytes: 0,
})

function responseOf({ statusCode, headers }, wire) {
  const decode = decoders[headers['content-encoding']]
  let body = wire
  try {
    if (decode && wire.length) body = decode(wire)
  } catch (error) {
    return failedResponse(error)
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
 * nothing is written. Resolves to 0 if the server waits for the body, which means that it accepts the size.
 */
export function probeUploadLimit(url, bytes) {
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

/** Calls `work` for each entry, eight at a time; resolves to the results in order. */
export async function inParallel(entries, work) {
  const results = []
  const queue = [...entries.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return results
}
