// The part of stamp.mjs for HTML as the build writes it: attribute values are in quotes.

const tags = /<!--[\s\S]*?-->|<(?:base|meta|link|script)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi
const jsonLd = /(<script\b[^>]*\btype="application\/ld\+json"[^>]*>)([\s\S]*?)(<\/script>)/gi

/** The key of a tag in <head>: `base`, the rel of a <link>, or the name of a <meta>. */
const nameOf = (tag) =>
  /^<base\b/i.test(tag)
    ? 'base'
    : /^<link\b/i.test(tag)
      ? attribute(tag, 'rel')
      : (attribute(tag, 'property') ?? attribute(tag, 'name'))

const fieldOf = (tag) => (/^<meta\b/i.test(tag) ? 'content' : 'href')

function attribute(tag, name) {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? []
  return value === undefined ? undefined : decodeEntities(value)
}

const withAttribute = (tag, name, value) =>
  tag.replace(new RegExp(`(\\s${name}=")[^"]*`, 'i'), (_, lead) => lead + escapeHtml(value))

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => entities[character])

/** Decodes the entities of HTML or XML text. */
export const decodeEntities = (text) =>
  text
    .replace(/&#x27;|&#39;|&apos;/gi, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

/** The value of a tag in <head> by its key, or undefined. */
export function headTag(html, name) {
  for (const [tag] of headOf(html).matchAll(tags))
    if (!tag.startsWith('<!--') && nameOf(tag) === name) return attribute(tag, fieldOf(tag))
  return undefined
}

const headOf = (html) => html.slice(0, html.search(/<\/head>/i) + 1 || undefined)

/** Replaces the old values in <head> with the new ones. The app renders everything outside <head> itself. */
export function updateHead(html, { before, now, address }) {
  const old = before.name ?? nameInTitle(html)
  const replacements = {
    title: (text) => (now.name && old ? renameTitle(text, old, now.name) : text),
    name: (text) => now.name ?? text,
    description: (text) =>
      now.description && (!text || text === before.description) ? now.description : text,
    address,
  }
  const head = headOf(html)
  const stamped = unblocked(head)
    .replace(tags, (tag) => updateTag(tag, now, replacements))
    .replace(
      /(<title>)([^<]*)/i,
      (_, lead, text) => lead + escapeHtml(replacements.title(decodeEntities(text))),
    )
    .replace(jsonLd, (_, lead, json, end) => {
      const updated = mapJsonStrings(json, (value, key) => {
        if (key === 'sameAs') return value
        if (/^https?:/.test(value)) return address(value)
        if (value === old) return now.name ?? value
        return value && value === before.description ? replacements.description(value) : value
      })
      return lead + updated.replaceAll('<', '\\u003c') + end
    })
  return stamped + html.slice(head.length)
}

/** With its base written, no page needs the boot script before its styles: its text does not wait for that any more. */
function unblocked(head) {
  const [script] = /<script\b[^>]*\sdata-path="[^>]*>/i.exec(head) ?? []
  if (!script || /\sasync\b/.test(script)) return head
  return head
    .replace(script, () => `${script.slice(0, -1)} async fetchpriority="high">`)
    .replace(/<html\b/i, '$& class="unbooted"')
}

const stampedNotice = /\s*<p class="deployer-notice">[^<]*<\/p>/g
const noticeEnd = /(<html\b[^>]*?) data-notice-until="[^"]*"/i

/** The page without the notice of an earlier stamping. */
export const withoutNotice = (html) => html.replace(stampedNotice, '').replace(noticeEnd, '$1')

/** Writes the notice as the first line of the page, and its last day for src/app/boot.ts. */
export function withNotice(html, { notice, noticeUntil }) {
  if (!notice) return html
  const line = `\n    <p class="deployer-notice">${escapeHtml(notice)}</p>`
  return html
    .replace(/<body\b[^>]*>/i, (body) => body + line)
    .replace(/<html\b/i, (html) =>
      noticeUntil ? `${html} data-notice-until="${escapeHtml(noticeUntil)}"` : html,
    )
}

const kinds = [
  [/^(?:canonical|alternate|og:url|(?:og|twitter):image(?::\w+)?)$/, 'address'],
  [/^(?:og|twitter):title$|^apple-mobile-web-app-title$/, 'title'],
  [/^(?:og:site_name|application-name)$/, 'name'],
  [/^(?:(?:og|twitter):)?description$/, 'description'],
]

function updateTag(tag, now, replacements) {
  if (tag.startsWith('<!--')) return tag
  if (/^<script\b/i.test(tag)) return withBootSettings(tag, now)
  const name = nameOf(tag)
  if (name === 'base') return withAttribute(tag, 'href', now.base)
  const [, kind] = kinds.find(([pattern]) => pattern.test(name ?? '')) ?? []
  const value = kind && attribute(tag, fieldOf(tag))
  if (value === undefined) return tag
  const updated = replacements[kind](value)
  return updated === value ? tag : withAttribute(tag, fieldOf(tag), updated)
}

/** The boot script requests the API before config.json is loaded, so its tag repeats what they need. */
const withBootSettings = (tag, now) =>
  ['api', 'files', 'credentials'].reduce(
    (updated, key) =>
      now[key] === undefined ? updated : withAttribute(updated, `data-${key}`, now[key]),
    tag,
  )

/** The title "Screen - Site" with another site name. */
function renameTitle(title, old, name) {
  if (title === old) return name
  return title.endsWith(` - ${old}`) ? title.slice(0, -old.length) + name : title
}

function nameInTitle(html) {
  const [, title] = /<title>([^<]*)/i.exec(headOf(html)) ?? []
  return title && decodeEntities(title).split(' - ').at(-1)
}

/** JSON text with every string replaced by `replace`; unchanged JSON keeps its spacing. */
export function mapJsonStrings(text, replace) {
  let changed = false
  const walk = (value, key) => {
    if (Array.isArray(value)) return value.map((entry) => walk(entry, key))
    if (value && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, walk(part, name)]),
      )
    const result = typeof value === 'string' ? replace(value, key) : value
    if (result !== value) changed = true
    return result
  }
  const walked = walk(JSON.parse(text), '')
  if (!changed) return text
  return text.trimStart().includes('\n')
    ? `${JSON.stringify(walked, null, 2)}\n`
    : JSON.stringify(walked)
}
