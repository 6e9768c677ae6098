import { settings } from '../api/settings'

/** A short mark of the settings in force: a page rendered with others is not hydrated but rendered anew. */
export function settingsHash(): string {
  let mark = 0x811c9dc5
  for (const letter of JSON.stringify(settings()))
    mark = Math.imul(mark ^ letter.codePointAt(0)!, 0x01000193)
  return (mark >>> 0).toString(36)
}
