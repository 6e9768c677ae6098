import type { JsonObject } from '../schemas'
import { html, prose, type Html } from './html'
import { operationArticle, sharedResponse, type Operation } from './operation'
import { schemaTable } from './schema-table'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 75rem; padding: 1rem }
article { border-top: 1px solid; margin-top: 2rem }
p { overflow-wrap: anywhere }
table { border-collapse: collapse; margin: 1rem 0 }
caption { font-weight: 600; text-align: left }
th, td { border: 1px solid; padding: 0.25rem 0.6rem; text-align: left; vertical-align: top }
.wide { overflow-x: auto }
pre { border: 1px solid; overflow-x: auto; padding: 0.5rem }
td:last-child { min-width: 14rem }
summary { padding: 0.25rem 0 }
nav a { display: inline-block; min-height: 1.5rem }
nav ul { columns: 18rem; padding-left: 1.2rem }
.call { font-size: 1.15rem }
@media print { details:not([open]) > * { display: block } }
`

interface Contract extends JsonObject {
  info: { title: string; version: string; summary?: string; description?: string }
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation['definition']>>
  components: { schemas: Record<string, JsonObject>; responses: Record<string, JsonObject> }
}

/** The contract as one HTML page without scripts, fonts or requests. */
export function contractPage(document: JsonObject): string {
  const { info, tags, paths, components } = document as Contract
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, definition]) => ({ path, method, definition })),
  )
  const of = (tag: string) => operations.filter(({ definition }) => definition.tags.includes(tag))
  const named = Object.entries(components.schemas).filter(([, { properties }]) => properties)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'"
        />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title} ${info.version}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <h1>${info.title} ${info.version}</h1>
          <p>${prose(info.summary)}</p>
          <p>${prose(info.description)}</p>
        </header>
        <nav aria-label="Contents">
          ${tags.map(
            ({ name }) =>
              html`<p>
                  <strong>${name}</strong>
                </p>
                <ul>
                  ${of(name).map(
                    ({ definition: { operationId, summary } }) =>
                      html`<li><a href="#${operationId}">${summary}</a></li>`,
                  )}
                </ul>`,
          )}
        </nav>
        <main>
          ${tags.map(
            ({ name, description }) =>
              html`<section aria-label="${name}">
                <h2>${name}</h2>
                <p>${prose(description)}</p>
                ${of(name).map((operation) => operationArticle(document, operation))}
              </section>`,
          )}
          <section aria-label="Shared responses">
            <h2>Shared responses</h2>
            ${Object.entries(components.responses).map(([name, response]) =>
              sharedResponse(document, name, response),
            )}
          </section>
          <section aria-label="Schemas">
            <h2>Schemas</h2>
            ${named.map(
              ([name, schema]) =>
                html`<article id="schema-${name}" aria-label="${name}">
                  <h3>${name}</h3>
                  <p>${prose(schema.description)}</p>
                  ${schemaTable(document, schema, `Fields of ${name}`)}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html> `.markup
}

const raw = (markup: string): Html => ({ markup })
