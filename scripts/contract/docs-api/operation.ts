import { resolveReference, type JsonObject } from '../schemas'
import { html, prose, type Html } from './html'
import { schemaTable, typeOf } from './schema-table'

/** One operation of the contract. */
export interface Operation {
  path: string
  method: string
  definition: JsonObject & { operationId: string; summary: string; tags: string[] }
}

/** A response, or a link to the shared response. */
function responsePart(
  document: JsonObject,
  id: string,
  status: string,
  response: JsonObject,
): Html {
  if (typeof response.$ref !== 'string') {
    return html`<h4>Response ${status}</h4>
      <p>${prose(response.description)}</p>
      ${contents(document, response, `Response ${status} of ${id}`)}`
  }
  const name = response.$ref.split('/').at(-1)!
  return html`<p>Response ${status}: <a href="#response-${name}">${name}</a></p>`
}

/** The article of a response that many operations share. */
export const sharedResponse = (document: JsonObject, name: string, response: JsonObject): Html =>
  html`<article id="response-${name}" aria-label="${name}">
    <h3>${name}</h3>
    <p>${prose(response.description)}</p>
    ${contents(document, response, name)}
  </article>`

/** The article of one operation: parameters, body, and every response with its examples. */
export function operationArticle(
  document: JsonObject,
  { path, method, definition }: Operation,
): Html {
  const { operationId, summary, description } = definition
  const parameters = ((definition.parameters ?? []) as JsonObject[]).map((one) =>
    resolveReference(document, one),
  )
  const body = resolveReference(document, definition.requestBody)
  const responses = Object.entries(definition.responses as Record<string, JsonObject>)
  return html`<article id="${operationId}" aria-labelledby="${operationId}-title">
    <h3 id="${operationId}-title">${summary}</h3>
    <p class="call">
      <code><strong>${method.toUpperCase()}</strong> ${path}</code>
    </p>
    <p>Operation <code>${operationId}</code>. ${tokenSentence(document, definition)}</p>
    ${description ? html`<p>${prose(description)}</p>` : ''}
    ${parameters.length > 0 && parameterTable(document, operationId, parameters)}
    ${body.content ? contents(document, body, `Body of ${operationId}`) : ''}
    ${responses.map(([status, response]) => responsePart(document, operationId, status, response))}
  </article>`
}

function tokenSentence(document: JsonObject, { security = document.security }: JsonObject): string {
  const requirements = (security ?? []) as JsonObject[]
  if (!requirements.length) return 'Needs no token.'
  return requirements.some((requirement) => !Object.keys(requirement).length)
    ? 'Works with or without a token.'
    : 'Needs a token.'
}

const parameterTable = (document: JsonObject, id: string, parameters: JsonObject[]) =>
  html`<div class="wide" role="region" aria-label="Parameters of ${id}" tabindex="0">
    <table>
      <caption>
        Parameters
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">In</th>
          <th scope="col">Type</th>
          <th scope="col">Required</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          ({ name, in: place, schema, required, description }) =>
            html`<tr>
              <th scope="row"><code>${String(name)}</code></th>
              <td>${String(place)}</td>
              <td>${typeOf(document, schema as JsonObject)}</td>
              <td>${required ? 'yes' : 'no'}</td>
              <td>${prose(description)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

const exampleText = (document: JsonObject, example: JsonObject) =>
  JSON.stringify(resolveReference(document, example).value, null, 2)

const contents = (document: JsonObject, { content = {} }: JsonObject, name: string) =>
  html`${Object.entries(content as Record<string, JsonObject>).map(
    ([type, { schema, examples = {} }]) =>
      html`${schemaTable(document, schema as JsonObject, `${name}, ${type}`)}
      ${Object.entries(examples as Record<string, JsonObject>).map(
        ([example, given]) =>
          html`<details>
            <summary>Example: ${example}</summary>
            <pre tabindex="0">${exampleText(document, given)}</pre>
          </details>`,
      )}`,
  )}`
