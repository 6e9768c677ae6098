/** Elements whose text no translator touches. */
const untouched = 'script, style, noscript, textarea, svg, [translate="no"], .notranslate'

const isWrapped = ({ parentElement: inner }: Text) =>
  inner?.localName === 'font' && inner.parentElement?.localName === 'font'

/**
 * Does to the page what the translators of Chrome, Edge and Samsung's browser do, now and on each change: every text goes
 * into two font elements, and a copy takes its place. `staleTexts` are those that the app has changed since, unseen.
 */
export function translatePage() {
  const originals = new Map<Text, Text>()

  function wrap(text: Text) {
    if (!text.data.trim() || isWrapped(text) || text.parentElement?.closest(untouched)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    const copy = document.createTextNode(text.data)
    outer.append(inner)
    text.replaceWith(outer)
    inner.append(copy)
    originals.set(copy, text)
  }

  function wrapAll() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(wrap)
  }

  wrapAll()
  const observer = new MutationObserver(wrapAll)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return {
    stop: () => observer.disconnect(),
    staleTexts: () =>
      [...originals]
        .filter(([copy, original]) => copy.isConnected && copy.data !== original.data)
        .map(([copy, original]) => `"${copy.data}" instead of "${original.data}"`),
  }
}
