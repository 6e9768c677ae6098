import { isoDay, parseTime } from '../../../data/date-time'
import { restoreFormula } from '../../../data/spreadsheet-formula'
import { cleanLine, cleanText } from '../../../data/typed-text'
import type { FieldDefinition } from '../../resource'

/** Converts a cell to the value that the field's control would have; a text that the control cannot hold stays as it is. */
export function cellValue({ control = 'text' }: FieldDefinition, cell: string): string {
  const text = cleanText(restoreFormula(cell))
  if (control === 'date') return readDate(text) ?? text
  if (control === 'time') return readTime(text) ?? text
  if (control === 'textarea') return text
  // Single-line inputs cannot hold line breaks.
  const line = cleanLine(text)
  if (typeof control !== 'object' || !('choice' in control)) return line
  return control.choice.find((option) => option.toLowerCase() === line.toLowerCase()) ?? line
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const dayFirst =
  /^(?<day>\d{1,2})(?:[-/.](?<month>\d{1,2})[-/.]|[ -](?<name>[a-z]{3})[a-z]*\.?,?[ -])(?<year>\d{4})$/i

/** Reads a date as ISO, also with the day first, as spreadsheets write it in India; undefined for any other text. */
function readDate(text: string): string | undefined {
  const parts = dayFirst.exec(text)?.groups
  if (!parts) return isoDay(text)
  const { day = '', month, name = '', year = '' } = parts
  const number = month ?? String(months.indexOf(name.toLowerCase()) + 1)
  return isoDay(`${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** Reads a time of day in 24 hours, also from "6:30 PM" and "6 pm IST"; undefined for any other text. */
function readTime(text: string): string | undefined {
  const clock = text.replace(/\s*IST$/i, '')
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])\.?m\.?$/i.exec(clock) ?? []
  if (!hours || !half) return parseTime(clock)
  const hour = Number(hours)
  if (hour < 1 || hour > 12) return undefined
  return parseTime(`${(hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minutes}`)
}
