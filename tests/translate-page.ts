/** Elements whose text no translator touches. */
const untouched = 'script, style, noscript, textarea, svg, [translate="no"], .notranslate'

const isWrapped = ({ parentElement: inner }: Text) =>
  inner?.localName === 'font' && inner.parentElement?.localName === 'font'

/**
 * Does to the page what the translators of Chrome, Edge and Samsung's browser do, now and on each change: every text goes
 * into two font elements. `moved` keeps the page's own text node in them; `copied` replaces it by another one.
 */
export function translatePage(way: 'moved' | 'copied'): () => void {
  function wrap(text: Text) {
    if (!text.data.trim() || isWrapped(text) || text.parentElement?.closest(untouched)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    outer.append(inner)
    text.replaceWith(outer)
    inner.append(way === 'moved' ? text : document.createTextNode(text.data))
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
  return () => observer.disconnect()
}
