// What is wrong with the headers and the compression of a response.
import { gzipSync } from 'node:zlib'

/** Directives without a value only have to exist, because a deployer may allow more hosts in them. */
const required = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': undefined,
  'font-src': "'self'",
  'connect-src': undefined,
  'media-src': undefined,
  'manifest-src': "'self'",
  'frame-src': undefined,
  'worker-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
}

const reportOnly = 'content-security-policy-report-only'
const textOfPolicy = ({ headers }) =>
  headers['content-security-policy'] ?? headers[reportOnly] ?? ''

/** Whether the policy is only reported, which is meant for a trial (docs/deployment.md, Headers). */
export const isOnlyReported = ({ headers }) =>
  headers[reportOnly] && !headers['content-security-policy']

/** The directives of a response's policy, with their sources as one text. A reported policy counts like an enforced one. */
export const policyOf = (response) =>
  new Map(
    textOfPolicy(response)
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name, ...sources]) => [name, sources.join(' ')]),
  )

/** The fault in the security headers of a response, or undefined. */
export function faultOfHeaders(response) {
  const { headers } = response
  if (!textOfPolicy(response)) return 'no Content-Security-Policy'
  // Node joins repeated headers with a comma. Browsers apply both policies, so a widened one has no effect.
  if (textOfPolicy(response).includes(',')) return 'Content-Security-Policy is sent more than once'
  const directives = policyOf(response)
  for (const [name, sources] of Object.entries(required)) {
    if (!directives.has(name)) return `the policy has no ${name}`
    if (sources !== undefined && directives.get(name) !== sources)
      return `the policy has "${name} ${directives.get(name)}" instead of "${name} ${sources}"`
  }
  // Two configurations that both add the header send "nosniff, nosniff", which browsers ignore.
  if (headers['x-content-type-options'] !== 'nosniff')
    return `X-Content-Type-Options is "${headers['x-content-type-options'] ?? 'absent'}", not "nosniff"`
  if (headers['referrer-policy'] !== 'strict-origin-when-cross-origin')
    return `Referrer-Policy is "${headers['referrer-policy'] ?? 'absent'}"`
  return undefined
}

/** The fault in the compression of a response, which is about as good as gzip at level 6; or undefined. */
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
