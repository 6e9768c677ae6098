import type { HeadTag } from '../../../src/app/head-tags'

/** What makes index.html one prerendered page. */
export interface PageParts {
  /** Source and data attributes of the script tag of src/app/boot.ts; `code` lists the scripts of this screen. */
  boot: { src: string; data: Record<string, string>; code: string[] }
  /** Number of folders between the site's root and this page. */
  depth: number
  title: string
  tags: HeadTag[]
  /** Styles of this screen, relative to the base. */
  styles: string[]
  fonts: string[]
  jsonLd?: object
  html: string
  /** Whether the app loads after the first paint, because the HTML holds what the initial viewport shows. */
  appAfterPaint?: boolean
  /** Whether the app's entry is requested before the page's pictures. */
  isAppUrgent?: boolean
}

/** The attributes of a page whose text does not wait for the boot script; deploy/stamp-html.mjs writes the same. */
const unblocked = { script: ' async fetchpriority="high"', html: ' class="unbooted"' }

const moduleTag = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The HTML of one page: the built index.html with the page's own head, and its content in the root element. */
export function pageHtml(template: string, parts: PageParts): string {
  const { boot, depth, title, tags, styles, fonts, jsonLd, html } = parts
  const { appAfterPaint = false, isAppUrgent = false } = parts
  const app = [...template.matchAll(moduleTag)].map(([, file]) => file!)
  const code = [...(appAfterPaint ? app : []), ...boot.code].join(' ')
  const data = Object.entries({
    ...boot.data,
    code,
    ...(appAfterPaint && { entry: app.at(-1)! }),
  }).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  // Stands before the styles, because a script waits for the styles above it. It keeps no text back where it has no base to
  // find: elsewhere the styles need that first, and stamp.mjs writes it.
  const script = `<script src="${boot.src}"${data.join('')}${depth ? '' : unblocked.script}></script>`
  const [firstFont, ...laterFonts] = fonts.map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`,
  )
  const last = [
    ...tags.flatMap(({ tag, by, key, value }) =>
      value === undefined
        ? []
        : `<${tag} ${by}="${key}" ${tag === 'link' ? 'href' : 'content'}="${escapeHtml(value)}" />`,
    ),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`),
    // With HTTP/1.1 a browser opens six connections: a style sheet after two fonts would wait for one of them to be free.
    ...laterFonts,
    // A data block is not run, so the content security policy allows it.
    ...(jsonLd
      ? [
          `<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>`,
        ]
      : []),
  ]
  return replaceEach(template, [
    [/<html\b/, (match) => (depth ? match : match + unblocked.html)],
    // `../` is right where the address ends with a slash, and at a host's root without one.
    // Elsewhere the script corrects the base from the page's address.
    [
      /(?:<!--[^>]*-->\s*)?<base href="\/" \/>/,
      (match) => (depth ? `${script}\n    <base href="${'../'.repeat(depth)}" />` : match),
    ],
    [
      /<meta name="viewport"[^>]*>/,
      (match) => [match, firstFont, ...(depth ? [] : [script])].join('\n    '),
    ],
    // Styles, fonts and pictures of a prerendered page come before the app: the boot script loads it after the first paint
    // of a static page, and its low priority lets them pass on other pages. An empty page shows nothing without the app.
    // Home is hydrated sooner with its entry at high priority; lists then show their first picture later (decision 0006).
    [
      moduleTag,
      (match) => {
        if (appAfterPaint) return ''
        if (!html) return match
        const priority = isAppUrgent && match.includes(app.at(-1)!) ? 'high' : 'low'
        return match.replace('"module"', `$& fetchpriority="${priority}"`)
      },
    ],
    [/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`],
    [/\s*<meta name="description"[^>]*>/, () => ''],
    [/\s*<\/head>/, (match) => `\n    ${last.join('\n    ')}${match}`],
    [/<div id="root"><\/div>/, () => `<div id="root">${belowBase(html)}</div>`],
  ])
}

/** Makes links relative to the base, so that a page below a sub-path works without scripts. */
const belowBase = (html: string) =>
  html.replace(/(<a\b[^>]*\shref=")\/(?!\/)/g, (_, lead: string) => `${lead}./`)

function replaceEach(text: string, pairs: [RegExp, (match: string) => string][]): string {
  for (const [pattern, replace] of pairs) {
    if (!pattern.test(text)) throw new Error(`index.html holds no ${pattern.source}`)
    text = text.replace(pattern, replace)
  }
  return text
}
