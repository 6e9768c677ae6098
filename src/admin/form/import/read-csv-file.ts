import { importMessages } from '../../../messages/admin-import'

const mostBytes = 2 * 1024 * 1024

/** Reads a file as UTF-8, or as UTF-16 where its first bytes say so. Throws an Error that says what to do. */
export async function readCsvFile(file: Blob): Promise<string> {
  if (file.size > mostBytes) throw new Error(importMessages.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // "Unicode Text" of Excel.
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Error(importMessages.unreadable)
  }
}
