import { lookUp } from '../lib/look-up'

const marks = { youtube: 'YT', instagram: 'IG', telegram: 'TG', facebook: 'FB', whatsapp: 'WA' }

/** Letters for a social network where its name has no room; the logos are protected trademarks. */
export function socialMark(name: string): string {
  const clean = name.trim()
  return lookUp(marks, clean.toLowerCase()) ?? [...clean].slice(0, 1).join('').toUpperCase()
}
