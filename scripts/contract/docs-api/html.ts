/** Markup that is safe to set as it is. */
export interface Html {
  markup: string
}

type Part = Html | string | number | undefined | false | Part[]

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function markupOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(markupOf).join('')
  if (typeof part === 'object') return part.markup
  return String(part).replace(/[&<>"]/g, (sign) => signs[sign]!)
}

/** Markup with values in it; whatever is no markup itself is text. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: texts.reduce((whole, text, place) => whole + markupOf(parts[place - 1]) + text),
})

/** A sentence of the contract: what stands between backticks is code. */
export const prose = (text: unknown): Html =>
  typeof text === 'string'
    ? html`${text.split('`').map((part, place) => (place % 2 ? html`<code>${part}</code>` : part))}`
    : html``
