// The security policy that docs/deployment.md lists under Headers, and what an answer's policy lacks of it.

/** What a deployer may widen is left out: connect-src, img-src, media-src and frame-src only have to be there. */
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

/** What is wrong with the security headers of an answer, in words; nothing when they are right. */
export function faultOfHeaders({ headers }) {
  const policy = headers['content-security-policy']
  if (!policy)
    return headers['content-security-policy-report-only']
      ? 'the policy is only reported (Content-Security-Policy-Report-Only), not enforced'
      : 'no Content-Security-Policy'
  // Node joins a repeated header with a comma; the browser then applies both, and the stricter one wins.
  if (policy.includes(',')) return 'Content-Security-Policy comes more than once'
  const given = new Map(
    policy.split(';').map((part) => {
      const [name, ...sources] = part.trim().split(/\s+/)
      return [name, sources.join(' ')]
    }),
  )
  for (const [name, sources] of Object.entries(required)) {
    if (!given.has(name)) return `the policy has no ${name}`
    if (sources !== undefined && given.get(name) !== sources)
      return `the policy says "${name} ${given.get(name)}" in place of "${name} ${sources}"`
  }
  // Two configurations that both add a header make it "nosniff, nosniff", which browsers do not accept.
  if (headers['x-content-type-options'] !== 'nosniff')
    return `X-Content-Type-Options is "${headers['x-content-type-options'] ?? 'absent'}", not "nosniff"`
  if (headers['referrer-policy'] !== 'strict-origin-when-cross-origin')
    return `Referrer-Policy is "${headers['referrer-policy'] ?? 'absent'}"`
  return undefined
}
