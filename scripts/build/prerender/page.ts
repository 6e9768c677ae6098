import type { HeadTag } from '../../../src/app/document-head'

/** What is written into index.html to make it one page. */
export interface PageParts {
  /** Values for the tag of src/app/boot.ts; `code` are the scripts of this screen. */
  early: { src: string; data: Record<string, string>; code: string[] }
  /** How many folders below the site's own this page lies. */
  depth: number
  title: string
  tags: HeadTag[]
  /** Styles of this screen, relative to the base. */
  styles: string[]
  fonts: string[]
  jsonLd?: object
  html: string
  /** All its content is in the page: nobody waits for the app to read it. */
  whole?: boolean
}

const moduleTag = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** One page: the built index.html with its own head, and its content in the root. */
export function pageOf(template: string, parts: PageParts): string {
  const { early, depth, title, tags, styles, fonts, jsonLd, html, whole = false } = parts
  const app = [...template.matchAll(moduleTag)].map(([, file]) => file!)
  const code = [...(whole ? app : []), ...early.code].join(' ')
  const data = Object.entries({
    ...early.data,
    code,
    ...(whole && { entry: app.at(-1)! }),
  }).map(([name, value]) => ` data-${name}="${escaped(value)}"`)
  // Before the styles: a script waits for those above it.
  const script = `<script src="${early.src}"${data.join('')}></script>`
  const faces = fonts.map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`,
  )
  const last = [
    ...tags.flatMap(({ tag, by, key, value }) =>
      value === undefined
        ? []
        : `<${tag} ${by}="${key}" ${tag === 'link' ? 'href' : 'content'}="${escaped(value)}" />`,
    ),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`),
    // A data block: no browser runs it, and no policy refuses it.
    ...(jsonLd
      ? [
          `<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>`,
        ]
      : []),
  ]
  return replaced(template, [
    // In a folder the script finds the base by the page's own address; `../` is right wherever that ends with a slash,
    // and at the root of a host without one too.
    [
      /(?:<!--[^>]*-->\s*)?<base href="\/" \/>/,
      (found) => (depth ? `${script}\n    <base href="${'../'.repeat(depth)}" />` : found),
    ],
    [
      /<meta name="viewport"[^>]*>/,
      (found) => [found, ...faces, ...(depth ? [] : [script])].join('\n    '),
    ],
    // A written page is seen before it lives: styles, faces and pictures have the line first, and for a whole one `early`
    // brings the app. An empty one waits for it.
    [
      moduleTag,
      (found) => (whole ? '' : html ? found.replace('"module"', '$& fetchpriority="low"') : found),
    ],
    [/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`],
    [/\s*<meta name="description"[^>]*>/, () => ''],
    [/\s*<\/head>/, (found) => `\n    ${last.join('\n    ')}${found}`],
    [/<div id="root"><\/div>/, () => `<div id="root">${belowBase(html)}</div>`],
  ])
}

/** Links as the base has them: without scripts too the page may lie below a sub-path. */
const belowBase = (html: string) =>
  html.replace(/(<a\b[^>]*\shref=")\/(?!\/)/g, (_, lead: string) => `${lead}./`)

function replaced(text: string, pairs: [RegExp, (found: string) => string][]): string {
  for (const [sought, put] of pairs) {
    if (!sought.test(text)) throw new Error(`index.html holds no ${sought.source}`)
    text = text.replace(sought, put)
  }
  return text
}
