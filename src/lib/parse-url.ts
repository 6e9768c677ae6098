/** The URL of a text; undefined where `new URL` throws. `URL.canParse` is younger than our oldest browsers. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** An address without user and password. */
export function withoutUser(address: string): string {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  return url.href
}
