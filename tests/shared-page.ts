import './document-base'
import { startWorker } from '../mocks/testing'

// Runs once for each page of the browser, which several test files share.

/** What a screen reader was told since the test began: an alert may already be gone. */
export const announced = new Set<string>()

// Not by innerText: it makes the browser lay out the page at every change of the document.
new MutationObserver(() => {
  for (const { textContent } of document.querySelectorAll('[role="status"], [role="alert"]'))
    if (textContent.trim()) announced.add(textContent.trim())
}).observe(document, { childList: true, characterData: true, subtree: true })

const started = startWorker()
const ownTags = new Set(document.querySelectorAll('meta'))

/** Removes what earlier tests left in the page, and waits for the mock server of this page. */
export async function resetPage() {
  await started
  localStorage.clear()
  sessionStorage.clear()
  for (const tag of document.querySelectorAll('meta, link[rel="canonical"]'))
    if (!ownTags.has(tag as HTMLMetaElement)) tag.remove()
  for (const element of [document.documentElement, document.body])
    for (const name of ['class', 'style']) element.removeAttribute(name)
  announced.clear()
}
