import { longestWord } from './to-text'

const longPart = new RegExp(`(\\S{${longestWord}})(?=\\S)`)

/** Splits a text into pieces that are laid out one by one: its lines, and long words in parts of 300 letters. */
export const splitText = (whole: string): string[] =>
  whole.split('\n').flatMap((line) => line.split(longPart).filter((part) => part || !line))
