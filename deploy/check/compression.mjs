// Checks that a response is compressed about as well as by gzip at level 6.
import { gzipSync } from 'node:zlib'

/** The fault in the compression of a response, or undefined. */
export function faultOfCompression({ body, headers, wireBytes }) {
  // Compression of smaller files saves less than its headers cost.
  if (body.length < 2048) return undefined
  if (!headers['content-encoding']) return `not compressed: ${body.length} bytes`
  const expected = gzipSync(body, { level: 6 }).length
  // Apache's level 6 is up to a tenth behind gzip's on a long style sheet; the lowest level of any server is a fifth behind.
  return wireBytes > expected * 1.12
    ? `${wireBytes} bytes instead of ${expected} at level 6`
    : undefined
}
