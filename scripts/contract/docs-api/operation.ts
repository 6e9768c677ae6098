import { followed, type Node } from '../schemas'
import { html, prose, type Html } from './html'
import { schemaTable, typeOf } from './schema-table'

/** One call of the contract. */
export interface Operation {
  path: string
  method: string
  definition: Node & { operationId: string; summary: string; tags: string[] }
}

/** An answer, or where the one that many calls share is described. */
function answerPart(document: Node, id: string, status: string, answer: Node): Html {
  if (typeof answer.$ref !== 'string') {
    return html`<h4>Answer ${status}</h4>
      <p>${prose(answer.description)}</p>
      ${contents(document, answer, `Answer ${status} of ${id}`)}`
  }
  const name = answer.$ref.split('/').at(-1)!
  return html`<p>Answer ${status}: <a href="#answer-${name}">${name}</a></p>`
}

/** An answer that many calls share. */
export const sharedAnswer = (document: Node, name: string, answer: Node): Html =>
  html`<article id="answer-${name}" aria-label="${name}">
    <h3>${name}</h3>
    <p>${prose(answer.description)}</p>
    ${contents(document, answer, name)}
  </article>`

/** What the page says of one call: its parameters, its body, and every answer with its examples. */
export function operationArticle(document: Node, { path, method, definition }: Operation): Html {
  const { operationId, summary, description, responses } = definition
  const parameters = ((definition.parameters ?? []) as Node[]).map((one) => followed(document, one))
  const body = followed(document, definition.requestBody)
  const answers = Object.entries(responses as Record<string, Node>)
  return html`<article id="${operationId}" aria-labelledby="${operationId}-title">
    <h3 id="${operationId}-title">${summary}</h3>
    <p class="call">
      <code><strong>${method.toUpperCase()}</strong> ${path}</code>
    </p>
    <p>Operation <code>${operationId}</code>. ${tokenWords(document, definition)}</p>
    ${description ? html`<p>${prose(description)}</p>` : ''}
    ${parameters.length > 0 && parameterTable(document, operationId, parameters)}
    ${body.content ? contents(document, body, `Body of ${operationId}`) : ''}
    ${answers.map(([status, answer]) => answerPart(document, operationId, status, answer))}
  </article>`
}

function tokenWords(document: Node, { security = document.security }: Node): string {
  const requirements = (security ?? []) as Node[]
  if (!requirements.length) return 'Needs no token.'
  return requirements.some((requirement) => !Object.keys(requirement).length)
    ? 'Answers without a token, too.'
    : 'Needs a token.'
}

const parameterTable = (document: Node, id: string, parameters: Node[]) =>
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
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          ({ name, in: place, schema, required, description }) =>
            html`<tr>
              <th scope="row"><code>${String(name)}</code></th>
              <td>${String(place)}</td>
              <td>${typeOf(document, schema as Node)}</td>
              <td>${required ? 'yes' : 'no'}</td>
              <td>${prose(description)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

const contents = (document: Node, { content = {} }: Node, name: string) =>
  html`${Object.entries(content as Record<string, Node>).map(
    ([type, { schema, examples = {} }]) =>
      html`${schemaTable(document, schema as Node, `${name}, ${type}`)}
      ${Object.entries(examples as Record<string, Node>).map(
        ([example, given]) =>
          html`<details>
            <summary>Example: ${example}</summary>
            <pre tabindex="0">${JSON.stringify(followed(document, given).value, null, 2)}</pre>
          </details>`,
      )}`,
  )}`
