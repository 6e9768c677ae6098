import { isoDay, monthNames } from '../../lib/date-time'
import { lookUp } from '../../lib/look-up'
import { textsOf } from '../../lib/to-text'
import type { FieldDefinition } from '../resource'
import { cellValue, type ImportLine } from './import-line'

/** A way to read all dates of a column: the ISO day of each line by its number. */
interface DateReading {
  days: ReadonlyMap<number, string>
}

/** The dates of a column that all have one form, which the import does not read by itself. */
export interface DateOffer {
  definition: FieldDefinition
  /** The first date as it stands in the file, and its line. */
  sample: string
  line: number
  /** More than one where day and month may be meant either way. */
  readings: DateReading[]
}

/** The forms that spreadsheets write a date in; a year of two digits is one of this century. */
const forms: ((text: string) => string | undefined)[] = [
  // 15-Aug-26, as Excel shows a date that was typed.
  (text) => {
    const [, day, name = '', year] =
      /^(\d{1,2})[- ]([a-z]{3})[a-z]*\.?,?[- ](\d{2})$/i.exec(text) ?? []
    return dayOf(year, monthNames.indexOf(name.toLowerCase()) + 1, day)
  },
  (text) => {
    const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2})$/.exec(text) ?? []
    return dayOf(year, month, day)
  },
  (text) => {
    const [, month, day, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.]((?:\d{2})?\d{2})$/.exec(text) ?? []
    return dayOf(year, month, day)
  },
  (text) => {
    const [, year, month, day] = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text) ?? []
    return dayOf(year, month, day)
  },
  // The number by which spreadsheets count days, from 2009 to 2064.
  (text) =>
    /^[45]\d{4}$|^6[0-3]\d{3}$/.test(text)
      ? new Date((Number(text) - 25_569) * 86_400_000).toISOString().slice(0, 10)
      : undefined,
]

const dayOf = (year?: string, month?: string | number, day?: string) =>
  year && month && day
    ? isoDay(`${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
    : undefined

/** The columns whose dates share a form that is not read by itself. Lines that were corrected do not count. */
export const findDateOffers = (fields: FieldDefinition[], lines: ImportLine[]): DateOffer[] =>
  fields.flatMap((definition) => {
    const open = lines.flatMap((line) => {
      const text = line.dates.get(definition)
      const isAsRead =
        text !== undefined &&
        (line.status.kind === 'ready' || line.status.kind === 'refused') &&
        lookUp(textsOf(line.values), definition.field) === cellValue(definition, text)
      return isAsRead ? [{ line: line.number, text }] : []
    })
    const [first] = open
    if (!first || open.every(({ text }) => isoDay(cellValue(definition, text)))) return []
    const readings = forms.flatMap((read) => {
      const days = open.flatMap(({ line, text }): [number, string][] => {
        const day = read(text)
        return day ? [[line, day]] : []
      })
      return days.length === open.length ? [{ days: new Map(days) }] : []
    })
    return readings.length ? [{ definition, sample: first.text, line: first.line, readings }] : []
  })
