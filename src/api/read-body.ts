/** Fields whose number is used as one; a long `id` makes its record read-only (collection.ts). */
const numericFields = 'id|total_records'
const tokens = new RegExp(
  `"(?:${numericFields})"\\s*:\\s*-?[\\d.]+|"[^"\\\\]*(?:\\\\.[^"\\\\]*)*"|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?`,
  'g',
)

/** The JSON of a text, in which a number with more digits than JavaScript keeps is their text; undefined when it is none. */
export function parseJson(text: string): unknown {
  const exact = /[\d.]{16}/.test(text)
    ? text.replace(tokens, (token) => (isRounded(token) ? `"${token}"` : token))
    : text
  try {
    return JSON.parse(exact) as unknown
  } catch {
    return undefined
  }
}

/** `7.50` and `7.5` are one number, so the zeros at the end of a fraction count for nothing. */
const isRounded = (token: string) =>
  token.length > 15 &&
  !token.startsWith('"') &&
  Number.isFinite(Number(token)) &&
  String(Number(token)) !== (token.includes('.') ? token.replace(/\.?0+$/, '') : token)

const undecodable = new WeakSet<Response>()

/** Whether bytes of a response's text belong to no encoding that is known of it; U+FFFD stands for them. */
export const isUndecodable = (response: Response) => undecodable.has(response)

/** Lets `text()` read bytes that are no UTF-8 by the encoding that the response declares. */
export function decodeAsDeclared(response: Response): Response {
  const readText = async () => {
    const bytes = await response.arrayBuffer()
    const type = response.headers.get('Content-Type') ?? ''
    const declared = /charset=["']?([^"';\s]+)/i.exec(type)?.[1]
    for (const encoding of ['utf-8', declared ?? 'utf-8'])
      try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes)
      } catch {
        // The next encoding may fit; an unknown name throws too.
      }
    undecodable.add(response)
    return new TextDecoder().decode(bytes)
  }
  return Object.assign(response, { text: readText })
}
