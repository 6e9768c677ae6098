/** The content security policy that the bundle must comply with [SEC-1]. */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com https://www.google.com',
  'worker-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
}

/** Directives to which a deployer adds the origin of a remote API or file host (docs/deployment.md). */
const extensibleDirectives = new Set(['connect-src', 'img-src', 'media-src'])

/** Creates the header's value; `origins` are those that a deployer adds. */
export const createSecurityPolicy = (origins: readonly string[] = []) =>
  Object.entries(directives)
    .map(([name, sources]) =>
      [name, sources, ...(extensibleDirectives.has(name) ? origins : [])].join(' '),
    )
    .join('; ')
