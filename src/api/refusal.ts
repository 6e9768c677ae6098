import { cutText } from '../lib/cut-text'

/** The server's message: one sentence, or several that are shown as a list. */
export type Message = string | string[]

/** A sentence about one field, under the name that the server gave it. */
export interface FieldMessage {
  name: string
  message: string
}

/** What a refusal says to a person. Everything in it is data of the server: plain text of bounded length. */
export interface Refusal {
  /** The sentences about the whole request. */
  message?: Message
  /** The sentences about fields, in the server's order. */
  fieldMessages?: FieldMessage[]
  /** The number under which the server has logged the request, for the person at the telephone. */
  reference?: string
}

/** The most characters of a sentence, the most sentences, and how deep a body is read. */
const maxLength = 300
const maxMessages = 10
const maxDepth = 5

/** Parts that an envelope has and a form does not, as text or number: RFC 9457, Spring, Laravel, NestJS. */
const envelopeKeys = new Set(
  'status statuscode type detail instance traceid requestid timestamp path exception trace code success succeeded ok error message usermessage'.split(
    ' ',
  ),
)

/** Parts that hold the errors of fields. */
const errorKeys = [
  'errors',
  'modelstate',
  'violations',
  'fielderrors',
  'validationerrors',
  'issues',
]

/** Names for what is wrong with the whole form, by framework. */
const formKeys = new Set(
  'nonfielderrors all base global general fullmessages usermessage message msg detail error errors request'.split(
    ' ',
  ),
)

/** The names of HTTP's own statuses say nothing to a person. */
const statusPhrase =
  /^(error|bad request|unauthorized|unauthenticated|forbidden|not found|method not allowed|not acceptable|request timeout|conflict|gone|length required|payload too large|content too large|uri too long|unsupported media type|unprocessable (entity|content)|too many requests|internal server error|bad gateway|service unavailable|gateway time-?out)\.?$/i

/** The class of an exception before its words: "ThrottlerException: ", "(sqlite3.IntegrityError) ". */
const className = /^(\(\w+(\.\w+)+\) ?|[\w.]*[a-z](Exception|Error)(: ?|$))/
/** A word for programs, such as LOGIN_BAD_CREDENTIALS. */
const code = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/

const webPage = /<!doctype|<(html|head|body|script|style|iframe)[\s>]/i
const stackTrace =
  /\n\s+at \S+[.(]|Traceback \(most recent call last\)|\n\s*File ".+", line \d|\bat [\w$.]+\([\w.]*:?\d*\)|^#\d+ \S+\(\d+\):/m

/** A value as one sentence without markup and control characters; '' for one that says nothing to a person. */
function sentenceOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  // The beginning decides: a page or a trace of a megabyte is not worth searching.
  const start = value.slice(0, 4000)
  if (webPage.test(start) || stackTrace.test(start)) return ''
  const text = start
    .replace(/ ?(\[SQL:|\(type=).*/s, '')
    .replace(/^(Value error, |Assertion failed, )/, '')
    .replace(className, '')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
  if (statusPhrase.test(text) || code.test(text)) return ''
  const cut = cutText(text, maxLength - 1)
  return [...text].length > maxLength ? `${cut}…` : text
}

/** Whether a value is an object with names, as a body should be. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A name without letter case and separators, for comparison: `$.Start_Date` is `startdate`. */
export const normalizeName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{Nd}.]/gu, '')

const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1)

/** The name of a field as it is shown: without `$.`, and without the prefixes that name a part of the request. */
const fieldNameOf = (name: string) =>
  name
    .replace(/^\$\.?/, '')
    .replace(/^\/?(data\/attributes|data|body)\//, '')
    .replace(/^(body|query|path|form|formdata|request|dto|model|data)\./i, '')
    .slice(0, 100)

/** Collects the sentences of a body, each once. */
class Sentences {
  messages: string[] = []
  fields: FieldMessage[] = []

  add(text: unknown, name = '') {
    const message = sentenceOf(text)
    if (!message || this.messages.length + this.fields.length >= maxMessages) return
    const field = fieldNameOf(name)
    // A DRF form and NestJS both have "message"; which one it is the form decides, by its own fields.
    const isOfForm =
      !field || (formKeys.has(normalizeName(field)) && !/^(message|body)$/i.test(field))
    if (isOfForm) {
      if (!this.messages.includes(message)) this.messages.push(message)
    } else if (!this.fields.some((other) => other.name === field && other.message === message))
      this.fields.push({ name: field, message })
  }

  get isEmpty() {
    return !this.messages.length && !this.fields.length
  }

  /** Adds the texts of a value in any nesting: `name` is the path that led to it. */
  addAll(value: unknown, name = '', depth = 0) {
    if (depth > maxDepth) return
    if (typeof value === 'string') this.add(value, name)
    else if (Array.isArray(value))
      for (const entry of value.slice(0, 100)) {
        const found = isRecord(entry) ? readEntry(entry) : undefined
        if (found) for (const text of found.texts) this.add(text, found.name ?? name)
        else this.addAll(entry, name, depth + 1)
      }
    else if (isRecord(value))
      for (const [key, part] of Object.entries(value).slice(0, 100))
        if (!isTechnical(key, part)) this.addAll(part, joinNames(name, key), depth + 1)
  }
}

/** Whether a part is for programs, such as `"code": "token_not_valid"`. */
const isTechnical = (key: string, part: unknown) =>
  isText(part) && envelopeKeys.has(key.toLowerCase()) && !formKeys.has(normalizeName(key))

/** An entry of a list of errors, such as `{ field, message }` or `{ loc, msg }`; undefined for another object. */
function readEntry(
  entry: Record<string, unknown>,
): { name?: string; texts: unknown[] } | undefined {
  const { source, constraints, loc } = entry
  const text = [entry.defaultMessage, entry.message, entry.msg, entry.detail, entry.description]
    .filter(isText)
    .find(sentenceOf)
  const texts = text ? [text] : isRecord(constraints) ? Object.values(constraints) : []
  const place = [
    ...[entry.field, entry.path, entry.param, entry.property, entry.propertyPath],
    ...[isRecord(source) ? source.pointer : undefined, entry.name],
  ].find(isText)
  const path = [loc, entry.path].find((part) => Array.isArray(part))
  const name = path ? path.map(String).join('.') : place
  return texts.length ? { name, texts } : undefined
}

const joinNames = (name: string, key: string) =>
  !name || !key || formKeys.has(normalizeName(key)) ? name || key : `${name}.${key}`

const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether an object is a form's errors by field, and no envelope around a sentence. */
function isFieldTable(body: Record<string, unknown>): boolean {
  const entries = Object.entries(body)
  const isEnvelope = entries.some(
    ([key, part]) =>
      envelopeKeys.has(key.toLowerCase()) && (part === null || typeof part !== 'object'),
  )
  return !isEnvelope && !(entries.length === 1 && entries.every(([, part]) => isText(part)))
}

/**
 * The words of a refusal for the person, whatever the framework behind the API: its form decides, not its name. In a 2xx
 * an object of texts may be a record, whose values are no sentences.
 */
export function readRefusal(body: unknown, status?: 'success'): Refusal {
  const found = new Sentences()
  if (isRecord(body)) readObject(body, found, status === 'success')
  // A bare text is one sentence, or a page that no API has written.
  else if (!isText(body) || (!/^\s*</.test(body) && body.length <= maxLength)) found.addAll(body)
  const { messages, fields } = found
  const reference = isRecord(body) ? referenceOf(body) : undefined
  return {
    ...(messages.length && { message: messages.length === 1 ? messages[0] : messages }),
    ...(fields.length && { fieldMessages: fields }),
    ...(reference && { reference }),
  }
}

function readObject(body: Record<string, unknown>, found: Sentences, isSuccess: boolean) {
  const parts = new Map(Object.entries(body).map(([key, part]) => [key.toLowerCase(), part]))
  found.addAll(parts.get('usermessage'))
  for (const key of errorKeys) if (!isText(parts.get(key))) found.addAll(parts.get(key))
  // FastAPI has its list of fields here; DRF and problem+json have one sentence.
  if (!isText(parts.get('detail'))) found.addAll(parts.get('detail'))
  if (!isSuccess && isFieldTable(body)) {
    const read = ['usermessage', 'detail', ...errorKeys]
    for (const [key, part] of Object.entries(body).slice(0, 100))
      if (!read.includes(key.toLowerCase())) found.addAll(part, key)
  }
  // Sentences about the whole: the first of these that says something.
  for (const key of ['message', 'msg', 'detail', 'errors', 'error_description', 'error', 'title']) {
    if (!found.isEmpty || (isSuccess && key === 'title')) return
    found.addAll(parts.get(key))
  }
}

/** The number of a logged request, such as ASP.NET's `traceId`. */
function referenceOf(body: Record<string, unknown>): string | undefined {
  const id = body.traceId ?? body.requestId
  return isText(id) && /^[\w.:|-]{4,100}$/.test(id) ? id : undefined
}

/** The message of the contract's own responses; undefined when there is none. */
export const messageOf = (body: unknown): Message | undefined =>
  isRecord(body) ? readRefusal({ userMessage: body.userMessage }).message : undefined

/** A field of a form: its name in the API, and the label that a person sees. */
export interface NamedField {
  name: string
  label: string
  /** Other names of the field, such as the record's. */
  aliases?: string[]
}

/** A sentence of a refusal beside the field of a form that it is about, where the form has one. */
export interface PlacedMessage {
  field?: NamedField
  /** The name that the server gave; undefined for a sentence about the whole. */
  name?: string
  message: string
}

/** The subject of a sentence such as "title should not be empty" or "Start date can't be blank". */
const namedSubject =
  /^([\w.]+(?: \w+)?) (?:is|are|must|should|may|can't|can’t|cannot|can|has|have|needs?|does|doesn't|exceeds|contains|already|too)\b/iu

/**
 * Places the sentences of a refusal at the fields of a form: names are compared without regard to case, `_` and prefixes.
 * A sentence about the whole that begins with the name of one field is that field's (NestJS, Rails).
 */
export function placeMessages(
  { message = [], fieldMessages = [] }: Refusal,
  fields: NamedField[],
): PlacedMessage[] {
  const byName = new Map<string, NamedField>()
  for (const field of fields)
    for (const name of [field.name, ...(field.aliases ?? []), field.label]) {
      const key = normalizeName(name).replaceAll('.', '')
      if (key && !byName.has(key)) byName.set(key, field)
    }
  const fieldOf = (name: string) => {
    const key = normalizeName(name)
    return byName.get(key.replaceAll('.', '')) ?? byName.get(lastPart(key))
  }
  const placed = [
    ...[message].flat().map((sentence): PlacedMessage => {
      const [, name = ''] = namedSubject.exec(sentence) ?? []
      const field = name ? fieldOf(name) : undefined
      // People know the label, not the property.
      const isLabel = !field || name.toLowerCase() === field.label.toLowerCase()
      if (isLabel && name !== field?.name) return { field, message: sentence }
      return { field, message: field.label + sentence.slice(name.length) }
    }),
    ...fieldMessages.map(({ name, message }): PlacedMessage => {
      const field = fieldOf(name)
      const isOfForm = !field && formKeys.has(normalizeName(name))
      return { field, name: isOfForm ? undefined : name, message }
    }),
  ]
  const order = (entry: PlacedMessage) =>
    entry.field ? 1 + fields.indexOf(entry.field) : entry.name === undefined ? 0 : fields.length + 1
  return placed.sort((a, b) => order(a) - order(b))
}
