import type { FormValues } from '../../../api/contract'
import { toText } from '../../../lib/to-text'
import { cleanText } from '../../../lib/typed-text'
import { embedUrl } from '../../../api/links/embed'
import { withoutQuery } from '../../../api/links/links'
import { isoDay, parseTime, withoutEmptyDate } from '../../../lib/date-time'
import type { AnyRecord, FieldDefinition } from '../../resource'

/** A field that two people changed to different values. */
export interface Conflict {
  definition: FieldDefinition
  theirs: string
  mine: string
}

/** The differences between the current record and the edits of the form. */
export interface Comparison {
  /** The fields that only somebody else changed. */
  changedMeanwhile: FieldDefinition[]
  conflicts: Conflict[]
}

/** The name of the record's field that a form field writes: an uploaded file becomes `filePath`. */
export const recordFieldOf = ({ field, recordField = field }: FieldDefinition) =>
  field === 'file' ? 'filePath' : recordField

/**
 * Compares three versions of a record: as it was opened, as it is now, and with the edits of the form. A chosen
 * file always replaces the current one, because two files cannot be compared.
 */
export function compareVersions(
  fields: FieldDefinition[],
  opened: AnyRecord,
  current: AnyRecord,
  edits: FormValues,
): Comparison {
  const changedMeanwhile: FieldDefinition[] = []
  const conflicts: Conflict[] = []
  for (const definition of fields) {
    const theirs = current[recordFieldOf(definition)]
    if (isSameValue(definition, opened[recordFieldOf(definition)], theirs)) continue
    if (definition.field === 'file') {
      if (!edits.file) changedMeanwhile.push(definition)
      continue
    }
    const mine = edits[definition.field]
    if (mine === undefined) changedMeanwhile.push(definition)
    else if (!isSameValue(definition, mine, theirs))
      conflicts.push({ definition, theirs: controlText(definition, toText(theirs)), mine })
  }
  return { changedMeanwhile, conflicts }
}

/** The labels of the columns whose values differ between two versions of a record. */
export const changedLabels = (
  columns: { field: string; label: string }[],
  fields: FieldDefinition[],
  before: AnyRecord,
  now: AnyRecord,
): string[] =>
  columns
    .filter(({ field }) => {
      const definition = fields.find((candidate) => recordFieldOf(candidate) === field)
      // A column may show a field that no form has.
      return !isSameValue(definition ?? { field }, before[field], now[field])
    })
    .map(({ label }) => label)

/** Whether two values are equal for a person: null and an empty text, or a date with and without its time. */
export const isSameValue = (definition: ComparedField, a: unknown, b: unknown) =>
  canonicalText(definition, a) === canonicalText(definition, b)

type ComparedField = Pick<FieldDefinition<string>, 'field' | 'control'>

function canonicalText(definition: ComparedField, value: unknown) {
  const shown = toText(value)
  // toText gives '' for objects, so they are compared as JSON.
  if (!shown && typeof value === 'object' && value !== null) return JSON.stringify(value)
  // A textarea and multipart data write line breaks differently.
  const plain = cleanText(shown)
  if (isFileAddress(definition, plain)) return withoutQuery(plain)
  return controlText(definition, plain)
}

/** Whether a value is the address of a file: of an uploaded one, or of a video that is a file itself. */
const isFileAddress = ({ field }: ComparedField, value: string) =>
  field === 'file' ||
  field === 'filePath' ||
  (field === 'videoLink' && embedUrl(value)?.kind === 'file')

/** A text as the field's control holds it: a date or time in the picker's format. */
export function controlText({ control }: Pick<FieldDefinition, 'control'>, text: string) {
  if (control === 'date') return isoDay(text) ?? withoutEmptyDate(text)
  if (control === 'time') return parseTime(text) ?? withoutEmptyDate(text)
  return text
}
