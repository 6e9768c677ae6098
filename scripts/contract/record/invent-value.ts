import { createSample } from '../../../mocks/engine/data/sample'
import { resolveSchema, type Schema } from '../../../mocks/engine/data/generated/from-schema'
import { inventEmail, inventText } from './invent-text'

/** Fields with words of the site and not of a person. Such a word is kept if the sample has it too. */
const vocabulary = new Set([
  'url',
  'actionUrl',
  'courseType',
  'course_type',
  'duration',
  'language',
  'type',
  'status',
])
let sampleWords: Set<unknown> | undefined
const isSampleWord = (value: string) =>
  (sampleWords ??= new Set(
    Object.values(createSample()).flatMap((rows) => rows.flatMap((row) => Object.values(row))),
  )).has(value)

/** Dates and times exactly as the contract has them; anything else is a text. */
const datePatterns: Record<string, RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time-local': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,7})?)?(Z|[+-]\d\d:\d\d)?$/,
  'HH:mm': /^\d{1,2}:\d\d(:\d\d)?$/,
}

const email = /^[^\s@]+@[^\s@]+$/
const webAddress = /^(https?:\/\/)([^/?#]*)(.*)$/is
const videoHost = /^(www\.)?(youtube(-nocookie)?\.com|youtu\.be|(player\.)?vimeo\.com)$/i

/** An invented value of a record's field. The same value and salt give the same one, so that records still match. */
export function inventValue(field: string, schema: Schema, value: unknown, salt: string): unknown {
  if (typeof value !== 'string') return value
  const { 'x-format': format = '' } = resolveSchema(schema)
  if (datePatterns[format]?.test(value)) return value
  if (vocabulary.has(field) && isSampleWord(value)) return value
  if (email.test(value)) return inventEmail(value, salt)
  if (webAddress.test(value)) return inventWebAddress(value, salt)
  // A reply's subject must still match that of its message.
  const [prefix = ''] = /^(re|fwd?):\s*|^(mailto|tel|javascript):/i.exec(value) ?? []
  return prefix + inventText(value.slice(prefix.length), salt)
}

/** An address of the same kind. That of a video keeps its host and gets an id that no video has. */
function inventWebAddress(address: string, salt: string): string {
  const [, scheme = '', host = '', rest = ''] = webAddress.exec(address) ?? []
  if (!videoHost.test(host)) return `${scheme}example.org${inventText(rest, salt)}`
  const id = /(?<=[?&]v=)[^&#]*|(?<=\/)[^/?#]+(?=$|[?#])/
  const [path = ''] = /^[^&#]*/.exec(rest) ?? []
  const kept = /[?&]v=/.test(path) ? path : (/^[^?]*/.exec(path)?.[0] ?? '')
  return scheme + host + kept.replace(id, (found) => '0'.repeat(found.length))
}
