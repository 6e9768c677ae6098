// The part of stamp.mjs that knows HTML as the build writes it: one tag an element of <head>, values in quotes.

const tags = /<!--[\s\S]*?-->|<(?:base|meta|link|script)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi
const jsonLd = /(<script\b[^>]*\btype="application\/ld\+json"[^>]*>)([\s\S]*?)(<\/script>)/gi

/** Which value of <head> a tag carries: `base`, `canonical`, or the name of a <meta>. */
const nameOf = (tag) =>
  /^<base\b/i.test(tag)
    ? 'base'
    : /^<link\b/i.test(tag)
      ? attribute(tag, 'rel')
      : (attribute(tag, 'property') ?? attribute(tag, 'name'))

const fieldOf = (tag) => (/^<meta\b/i.test(tag) ? 'content' : 'href')

function attribute(tag, name) {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? []
  return value === undefined ? undefined : unescaped(value)
}

const withAttribute = (tag, name, value) =>
  tag.replace(new RegExp(`(\\s${name}=")[^"]*`, 'i'), (_, lead) => lead + escaped(value))

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text) => text.replace(/[&<>"]/g, (letter) => entities[letter])

/** Text as it was before it was written into HTML or XML. */
export const unescaped = (text) =>
  text
    .replace(/&#x27;|&#39;|&apos;/gi, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

/** The value that the <head> of a page gives for a name; undefined where it gives none. */
export function headTag(html, name) {
  for (const [tag] of headOf(html).matchAll(tags))
    if (!tag.startsWith('<!--') && nameOf(tag) === name) return attribute(tag, fieldOf(tag))
  return undefined
}

const headOf = (html) => html.slice(0, html.search(/<\/head>/i) + 1 || undefined)

/** A page with the new values where the old ones stand. What lies outside <head> is the app's own to draw. */
export function headWith(html, { before, now, address }) {
  const old = before.name ?? nameInTitle(html)
  const facts = {
    title: (text) => (now.name && old ? renamed(text, old, now.name) : text),
    name: (text) => now.name ?? text,
    description: (text) =>
      now.description && (!text || text === before.description) ? now.description : text,
    address,
  }
  const head = headOf(html)
  const stamped = head
    .replace(tags, (tag) => tagWith(tag, now, facts))
    .replace(/(<title>)([^<]*)/i, (_, lead, text) => lead + escaped(facts.title(unescaped(text))))
    .replace(jsonLd, (_, lead, json, end) => {
      const put = jsonWith(json, (value, key) => {
        if (key === 'sameAs') return value
        if (/^https?:/.test(value)) return address(value)
        if (value === old) return now.name ?? value
        return value && value === before.description ? facts.description(value) : value
      })
      return lead + put.replaceAll('<', '\\u003c') + end
    })
  return stamped + html.slice(head.length)
}

const kinds = [
  [/^(?:canonical|alternate|og:url|(?:og|twitter):image(?::\w+)?)$/, 'address'],
  [/^(?:og|twitter):title$|^apple-mobile-web-app-title$/, 'title'],
  [/^(?:og:site_name|application-name)$/, 'name'],
  [/^(?:(?:og|twitter):)?description$/, 'description'],
]

function tagWith(tag, now, facts) {
  if (tag.startsWith('<!--')) return tag
  if (/^<script\b/i.test(tag)) return withApi(tag, now)
  const name = nameOf(tag)
  if (name === 'base') return withAttribute(tag, 'href', now.base)
  const [, fact] = kinds.find(([pattern]) => pattern.test(name ?? '')) ?? []
  const value = fact && attribute(tag, fieldOf(tag))
  if (value === undefined) return tag
  const put = facts[fact](value)
  return put === value ? tag : withAttribute(tag, fieldOf(tag), put)
}

/** The first script of a page asks the API before config.json is there: its tag says where. */
const withApi = (tag, now) =>
  ['api', 'files'].reduce(
    (put, key) => (now[key] === undefined ? put : withAttribute(put, `data-${key}`, now[key])),
    tag,
  )

/** "Screen - Site" with another site. */
function renamed(title, old, name) {
  if (title === old) return name
  return title.endsWith(` - ${old}`) ? title.slice(0, -old.length) + name : title
}

function nameInTitle(html) {
  const [, title] = /<title>([^<]*)/i.exec(headOf(html)) ?? []
  return title && unescaped(title).split(' - ').at(-1)
}

/** JSON with each string put through `put`; its spacing stays when nothing changed. */
export function jsonWith(text, put) {
  let changed = false
  const walk = (value, key) => {
    if (Array.isArray(value)) return value.map((entry) => walk(entry, key))
    if (value && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, walk(part, name)]),
      )
    const given = typeof value === 'string' ? put(value, key) : value
    if (given !== value) changed = true
    return given
  }
  const walked = walk(JSON.parse(text), '')
  if (!changed) return text
  return text.trimStart().includes('\n')
    ? `${JSON.stringify(walked, null, 2)}\n`
    : JSON.stringify(walked)
}
