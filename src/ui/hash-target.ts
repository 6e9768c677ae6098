/** The id that an address's hash names; '' for none, and for one that cannot be read. */
export function hashTarget(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
