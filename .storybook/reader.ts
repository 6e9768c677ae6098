const still = 'prefers-reduced-motion'

/** The rules that ask about motion, with what they asked, so that the answer can be changed back. */
const asked = new Map<CSSMediaRule, string>()

function rulesAboutMotion() {
  for (const sheet of document.styleSheets) {
    if (sheet.href && !sheet.href.startsWith(location.origin)) continue
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(still))
        if (!asked.has(rule)) asked.set(rule, rule.media.mediaText)
  }
  return asked
}

const ask = window.matchMedia.bind(window)
let wanted = false

/**
 * Has the page behave as for a person who wants things to stand still. No page can set the browser's own
 * preference, so the media rules and the scripts' question are answered in its stead.
 */
export function setStillness(stillness: boolean) {
  wanted = stillness
  window.matchMedia = (query) => ask(wanted && query.includes(still) ? 'all' : query)
  answerRules()
}

function answerRules() {
  for (const [rule, query] of rulesAboutMotion())
    rule.media.mediaText = wanted && query.includes('reduce') ? 'all' : query
}

// Styles of lazy screens come later.
new MutationObserver(() => wanted && setTimeout(answerRules, 100)).observe(document.head, {
  childList: true,
})

/** The reader's own size of text, in per cent of the browser's. */
export function setTextSize(percent: string) {
  document.documentElement.style.fontSize = percent === '100' ? '' : `${percent}%`
}
