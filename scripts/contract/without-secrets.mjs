const carriers = /Bearer\s+([^\s"',}]+)|["']?token["']?\s*[:=]\s*["']?([^\s"',}]+)/gi

/** A text without the password, and without the tokens that it contains: both are masked wherever they stand. */
export function withoutSecrets(text, password) {
  const tokens = [...text.matchAll(carriers)].map(([, bearer, field]) => bearer ?? field)
  const secrets = [password, encodeURIComponent(password), ...tokens]
  return (
    secrets
      // A shorter one would mask parts of ordinary words.
      .filter((secret) => secret.length > 3)
      .reduce((masked, secret) => masked.replaceAll(secret, '***'), text)
  )
}
