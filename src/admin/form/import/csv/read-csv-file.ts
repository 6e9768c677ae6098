import { importMessages } from '../../../../messages/admin-screens/form/import'

const maxBytes = 2 * 1024 * 1024

/** Reads a file as UTF-8, or as UTF-16 if it has that byte order mark. Throws an Error whose message says what to do. */
export async function readCsvFile(file: Blob): Promise<string> {
  if (file.size > maxBytes) throw new Error(importMessages.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Excel saves "Unicode Text" as UTF-16.
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Error(importMessages.unreadable)
  }
}
