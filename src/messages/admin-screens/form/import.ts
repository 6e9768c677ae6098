const lines = (figure: number) => (figure === 1 ? '1 line' : `${figure} lines`)

/** The dialog that adds the lines of a CSV file to a list. */
export const importMessages = {
  title: (many: string) => `Import ${many}`,
  columns: (labels: string) =>
    `The first line names the columns: ${labels}. The order does not matter, and other columns are ignored.`,
  requiredColumn: (label: string) => `${label} (required)`,
  noPictures: 'Pictures cannot be imported; they are chosen later in the form of each record.',
  file: 'CSV file',
  paste: 'Or paste the lines here',
  preview: 'Preview',
  unreadable: 'The file could not be read as text. Save it as “CSV UTF-8” and choose it again.',
  tooLarge: 'The file is larger than 2\u00a0MB. Divide it.',
  tooMany: (figure: string, limit: string) =>
    `These are ${figure} lines. Import at most ${limit} at a time.`,
  empty:
    'There is nothing to import: a line with the names of the columns and a line below it are needed.',
  unclosed: (line: number) => `A quotation mark in line ${line} is not closed.`,
  noColumn: (label: string) => `No column is named “${label}”.`,

  line: (number: number) => `Line ${number}`,
  ready: (figure: number) => `${lines(figure)} can be added.`,
  toCorrect: (figure: number) =>
    figure ? `${lines(figure)} must be corrected first, or left out.` : '',
  ignored: (names: string) => `Ignored columns: ${names}.`,
  over: (label: string) => `${label} is over its limit: the server may cut it.`,
  sameAs: (number: number) => `The same as line ${number}.`,
  noColumnAbove: (cells: string[]) =>
    `Not imported, because no column is above it: ${cells.map((cell) => `“${cell}”`).join(', ')}. A text with commas stands in quotation marks.`,
  oddlyQuoted: (cell: string) =>
    `Look at ${cell}: a quotation mark encloses a text only where it is the first and last sign of its cell, and straight.`,
  dates: {
    question: (label: string) => `All of “${label}” in one form:`,
    read: (sample: string, day: string) => `Read ${sample} as ${day}`,
  },
  wrongDate: (label: string) => `${label} is not a date such as 2026-12-24 or 24/12/2026.`,
  wrongTime: (label: string) => `${label} is not a time such as 18:30 or 6:30 PM.`,
  wrongChoice: (label: string, options: string) => `${label} is none of: ${options}.`,

  status: {
    adding: 'Being added…',
    added: 'Added',
    refused: 'Not added',
    uncertain: 'Perhaps added',
    invalid: 'To correct',
    ready: 'Ready',
  },
  uncertain:
    'No answer came. It may have been added: look at the list before you add this line again.',
  /** The actions on a line, each followed by the line's name. */
  actions: {
    correct: 'Correct',
    leaveOut: 'Leave out',
    isThere: 'It is in the list',
    addAgain: 'Add again',
  },
  correction: (number: number) => `Correction of line ${number}`,
  apply: 'Apply',

  add: (figure: number) => `Add ${lines(figure)}`,
  stop: 'Stop',
  stopping: 'Stopping…',
  closing: (number: number | undefined) =>
    `${number === undefined ? 'A line' : `Line ${number}`} is being sent. The import closes when its answer has come.`,
  back: 'Back',
  progress: 'Lines that were added',
  addedOf: (figure: number, of: number) => `${figure} of ${of} added`,
  done: (figure: number) => (figure === 1 ? '1 line was added.' : `${figure} lines were added.`),
  notAdded: (numbers: number[]) =>
    `${numbers.length === 1 ? 'Line' : 'Lines'} ${numbers.join(', ')} ${numbers.length === 1 ? 'was' : 'were'} not added.`,
  perhaps: (number: number) =>
    `Nobody knows whether line ${number} was added; the lines after it were not sent.`,
  stopped: 'Stopped. The lines that are left were not sent.',
  signIn: 'Sign in in a new tab, then go on here.',
}
