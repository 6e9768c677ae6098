/** The cells of a table that is written as text: a record on each line, its values between bars. */
export const readTable = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
