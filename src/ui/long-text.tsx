import { cutLongWords } from '../data/long-words'

/** Text of a record with its long words cut; the tooltip of what was cut holds the whole. */
export function LongText({ children: whole }: { children: string }) {
  const shown = cutLongWords(whole)
  return shown === whole ? whole : <span title={whole}>{shown}</span>
}
