/** The media features that a story can switch on, each with the value that it has then. */
const values = {
  'prefers-reduced-motion': 'reduce',
  'prefers-contrast': 'more',
  'forced-colors': 'active',
} as const
type Feature = keyof typeof values
const features = Object.keys(values) as Feature[]
const active = new Set<Feature>()

/** Media rules about these features with their original query, so that it can be restored. */
const originalQueries = new Map<CSSMediaRule, string>()

function findRules() {
  for (const sheet of document.styleSheets) {
    if (sheet.href && !sheet.href.startsWith(location.origin)) continue
    for (const rule of sheet.cssRules)
      if (
        rule instanceof CSSMediaRule &&
        features.some((name) => rule.media.mediaText.includes(name))
      )
        if (!originalQueries.has(rule)) originalQueries.set(rule, rule.media.mediaText)
  }
  return originalQueries
}

const originalMatchMedia = window.matchMedia.bind(window)
const isSwitchedOn = (query: string) =>
  features.some((name) => active.has(name) && query.includes(name) && query.includes(values[name]))

/**
 * Makes the page behave as with a preference of the reader. A page cannot set the browser's preference, so this
 * replaces media queries in style sheets and in scripts.
 */
function setPreference(feature: Feature, isOn: boolean) {
  if (isOn) active.add(feature)
  else active.delete(feature)
  window.matchMedia = (query) => originalMatchMedia(isSwitchedOn(query) ? 'all' : query)
  applyToRules()
}

/** Makes the page behave as with `prefers-reduced-motion: reduce`. */
export const setReducedMotion = (reduce: boolean) => setPreference('prefers-reduced-motion', reduce)

/** Makes the page behave as with `prefers-contrast: more`. */
export const setMoreContrast = (more: boolean) => setPreference('prefers-contrast', more)

/** What the browser does to every element under forced colours. Pictures keep theirs. */
const forcedStyle = document.createElement('style')
forcedStyle.textContent = `
  :root { color-scheme: dark }
  :root *:not(img, svg, svg *, video) {
    background-color: Canvas !important; color: CanvasText !important;
    border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important;
  }
  :root a, :root a * { color: LinkText !important }
  :root :is(button, .btn), :root :is(button, .btn) * { color: ButtonText !important }
  :root :is([aria-current], [aria-selected='true'], .active) { border-color: Highlight !important }
`

/**
 * Shows the page nearly as with forced colours: the rules of that mode and the system's colours. The browser's own contrast
 * theme and `npm run shots -- --contrast forced` show it exactly.
 */
export function setForcedColours(isOn: boolean) {
  setPreference('forced-colors', isOn)
  if (isOn) document.head.append(forcedStyle)
  else forcedStyle.remove()
}

function applyToRules() {
  for (const [rule, query] of findRules())
    rule.media.mediaText = isSwitchedOn(query) ? 'all' : query
}

// Style sheets of lazy screens load later.
new MutationObserver(() => active.size && setTimeout(applyToRules, 100)).observe(document.head, {
  childList: true,
})

/** The text spacing of WCAG 1.4.12. */
const spacedStyle = document.createElement('style')
spacedStyle.textContent = `
  body * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  body p { margin-bottom: 2em !important }
`

/** Sets the root font size in percent of the browser's, or with `spaced` the text spacing of WCAG 1.4.12. */
export function setTextSize(size: string) {
  const isSpaced = size === 'spaced'
  document.documentElement.style.fontSize = isSpaced || size === '100' ? '' : `${size}%`
  if (isSpaced) document.head.append(spacedStyle)
  else spacedStyle.remove()
}
