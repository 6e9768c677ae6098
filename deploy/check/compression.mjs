// Whether an answer is compressed, and about as well as gzip at level 6 does it.
import { gzipSync } from 'node:zlib'

/** What is wrong with the compression of an answer, in words; nothing when it is right. */
export function faultOfCompression({ body, headers, wireBytes }) {
  // Below that size the headers weigh more than the gain.
  if (body.length < 2048) return undefined
  if (!headers['content-encoding']) return `not compressed: ${body.length} bytes`
  const expected = gzipSync(body, { level: 6 }).length
  return wireBytes > expected * 1.08
    ? `${wireBytes} bytes where level 6 gives ${expected}`
    : undefined
}
