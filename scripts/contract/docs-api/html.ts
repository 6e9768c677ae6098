/** Markup that must not be escaped again. */
export interface Html {
  markup: string
}

type Part = Html | string | number | undefined | false | Part[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function markupOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(markupOf).join('')
  if (typeof part === 'object') return part.markup
  return String(part).replace(/[&<>"]/g, (character) => entities[character]!)
}

/** Template tag for markup; values that are not markup are escaped. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: texts.reduce((markup, text, index) => markup + markupOf(parts[index - 1]) + text),
})

/** Text of the contract; parts between backticks become code. */
export const prose = (text: unknown): Html =>
  typeof text === 'string'
    ? html`${text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}`
    : html``
