const motionFeature = 'prefers-reduced-motion'

/** Media rules about motion with their original query, so that it can be restored. */
const originalQueries = new Map<CSSMediaRule, string>()

function motionRules() {
  for (const sheet of document.styleSheets) {
    if (sheet.href && !sheet.href.startsWith(location.origin)) continue
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(motionFeature))
        if (!originalQueries.has(rule)) originalQueries.set(rule, rule.media.mediaText)
  }
  return originalQueries
}

const originalMatchMedia = window.matchMedia.bind(window)
let reducedMotion = false

/**
 * Makes the page behave as with `prefers-reduced-motion: reduce`. A page cannot set the browser's preference, so this
 * replaces media queries in style sheets and in scripts.
 */
export function setReducedMotion(reduce: boolean) {
  reducedMotion = reduce
  window.matchMedia = (query) =>
    originalMatchMedia(reducedMotion && query.includes(motionFeature) ? 'all' : query)
  applyToRules()
}

function applyToRules() {
  for (const [rule, query] of motionRules())
    rule.media.mediaText = reducedMotion && query.includes('reduce') ? 'all' : query
}

// Style sheets of lazy screens load later.
new MutationObserver(() => reducedMotion && setTimeout(applyToRules, 100)).observe(document.head, {
  childList: true,
})

/** Sets the root font size, in percent of the browser's. */
export function setTextSize(percent: string) {
  document.documentElement.style.fontSize = percent === '100' ? '' : `${percent}%`
}
