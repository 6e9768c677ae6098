/** Letters of one word that are laid out: a browser needs seconds for a word of thousands. */
const longestWord = 300

// A word has no space in it; other scripts than Latin need most time for each letter.
const longWords = new RegExp(`(\\S{${longestWord}})\\S+`, 'g')

/** A text for display, each word of more than 300 letters cut. Forms and links keep the whole. */
export const cutLongWords = (whole: string): string =>
  whole.length > longestWord ? whole.replace(longWords, '$1…') : whole
