// Compares the security headers of a response with those of docs/deployment.md (Headers).

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

/** A note if the policy is only reported, which is meant for a trial (docs/deployment.md, Headers). */
export const noteOfPolicy = ({ headers }) =>
  headers[reportOnly] && !headers['content-security-policy']
    ? 'the policy is only reported (Content-Security-Policy-Report-Only), not enforced'
    : undefined

/** The fault in the security headers of a response, or undefined. A reported policy is judged like an enforced one. */
export function faultOfHeaders({ headers }) {
  const policy = headers['content-security-policy'] ?? headers[reportOnly]
  if (!policy) return 'no Content-Security-Policy'
  // Node joins repeated headers with a comma. Browsers apply both policies, so a widened one has no effect.
  if (policy.includes(',')) return 'Content-Security-Policy is sent more than once'
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name, ...sources] = part.trim().split(/\s+/)
      return [name, sources.join(' ')]
    }),
  )
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
