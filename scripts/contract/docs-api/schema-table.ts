import { flat, followed, type Node } from '../schemas'
import { html, prose, type Html } from './html'

/** A table of a schema's fields, or one line where it has none. */
export function schemaTable(document: Node, schema: Node, caption: string): Html {
  const { fields, required } = flat(document, schema)
  if (!fields.size) return html`<p>${caption}: ${typeOf(document, schema)}</p>`
  const rows = [...fields].map(
    ([name, field]) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>${typeOf(document, field)}</td>
        <td>${required.has(name) ? 'yes' : 'no'}</td>
        <td>${prose(followed(document, field).description)}</td>
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
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

/** A type in words; a named schema leads to where it is described. */
export function typeOf(document: Node, schema: Node): Html {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1)!
    const target = followed(document, schema)
    return target.properties
      ? html`<a href="#schema-${name}">${name}</a>`
      : typeOf(document, target)
  }
  const alternatives = (schema.oneOf ?? schema.anyOf) as Node[] | undefined
  if (alternatives) return joined(alternatives.map((one) => typeOf(document, one)))
  if (schema.enum) return joined((schema.enum as unknown[]).map((value) => html`${String(value)}`))
  if (schema.format === 'binary') return html`file`
  const types = [schema.type ?? (schema.properties ? 'object' : 'anything')].flat() as string[]
  return joined(
    types.map((type) =>
      type === 'array' && schema.items
        ? html`list of ${typeOf(document, schema.items as Node)}`
        : html`${type}${rangeOf(schema)}`,
    ),
  )
}

const rangeOf = ({ minimum, maximum }: Node) =>
  (typeof minimum === 'number' ? ` from ${minimum}` : '') +
  (typeof maximum === 'number' ? ` to ${maximum}` : '')

const joined = (parts: Html[]) =>
  html`${parts.map((part, place) => (place ? html` or ${part}` : part))}`
