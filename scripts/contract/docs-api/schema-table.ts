import { flattenSchema, resolveReference, type JsonObject } from '../schemas'
import { html, prose, type Html } from './html'

/** A table of a schema's fields, or one line if it has none. */
export function schemaTable(document: JsonObject, schema: JsonObject, caption: string): Html {
  const { fields, required } = flattenSchema(document, schema)
  if (!fields.size) return html`<p>${caption}: ${typeOf(document, schema)}</p>`
  const rows = [...fields].map(
    ([name, field]) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>${typeOf(document, field)}</td>
        <td>${required.has(name) ? 'yes' : 'no'}</td>
        <td>${prose(resolveReference(document, field).description)}</td>
      </tr>`,
  )
  return html`<div class="wide" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Required</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

/** A type as text; a named schema becomes a link to its section. */
export function typeOf(document: JsonObject, schema: JsonObject): Html {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1)!
    const target = resolveReference(document, schema)
    return target.properties
      ? html`<a href="#schema-${name}">${name}</a>`
      : typeOf(document, target)
  }
  const alternatives = (schema.oneOf ?? schema.anyOf) as JsonObject[] | undefined
  if (alternatives) return joinWithOr(alternatives.map((one) => typeOf(document, one)))
  if (schema.enum)
    return joinWithOr((schema.enum as unknown[]).map((value) => html`${String(value)}`))
  if (schema.format === 'binary') return html`file`
  const types = [schema.type ?? (schema.properties ? 'object' : 'anything')].flat() as string[]
  return joinWithOr(
    types.map((type) =>
      type === 'array' && schema.items
        ? html`list of ${typeOf(document, schema.items as JsonObject)}`
        : html`${type}${rangeOf(schema)}`,
    ),
  )
}

const rangeOf = ({ minimum, maximum }: JsonObject) =>
  (typeof minimum === 'number' ? ` from ${minimum}` : '') +
  (typeof maximum === 'number' ? ` to ${maximum}` : '')

const joinWithOr = (parts: Html[]) =>
  html`${parts.map((part, index) => (index ? html` or ${part}` : part))}`
