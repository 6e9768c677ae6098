import './document-base'
import './left-behind'
import { startWorker } from '../mocks/testing'
import { readSettings, type Settings } from '../src/api/settings/settings'

// Test files share a browser page, so this module runs once per page, not once per file.

/** Texts of all live regions since the test began, including alerts that are already removed. */
export const announced = new Set<string>()

// Reads textContent because innerText would force a layout at every change of the document.
new MutationObserver(() => {
  for (const { textContent } of document.querySelectorAll('[role="status"], [role="alert"]'))
    if (textContent.trim()) announced.add(textContent.trim())
}).observe(document, { childList: true, characterData: true, subtree: true })

/** The settings from public/config.json; tests/setup.ts applies them before every test. */
export const siteSettings = (await readSettings()) as Settings

/** Requests that have no answer yet, and whether one was given up, which may still be on its way to the mock server. */
const unanswered = new Set<unknown>()
let isGivenUp = false
const ownFetch = window.fetch.bind(window)
window.fetch = async (...request) => {
  const answer = ownFetch(...request)
  unanswered.add(answer)
  try {
    return await answer
  } catch (error) {
    isGivenUp = true
    throw error
  } finally {
    unanswered.delete(answer)
  }
}

/**
 * Waits until each request of the test before has reached the mock server: one that arrives later would count as the next
 * test's. The worker passes requests on in their order, so the answer to a further one says so.
 */
async function requestsArrived() {
  const signal = AbortSignal.timeout(5000)
  if (unanswered.size || isGivenUp)
    await ownFetch(new URL('config.json', document.baseURI), { signal })
  isGivenUp = false
}

/** Vite compiles these parts, which most screens share, when a page asks for them first: no test waits for that. */
export const compiled = Promise.all([
  import('../src/site/layout/site-layout'),
  import('../src/site/home/home'),
  import('../src/admin/layout/admin-layout'),
  import('../src/admin/list/list-page'),
])

const started = startWorker()
const ownTags = new Set(document.querySelectorAll('meta'))

/** Waits for the page's mock server, then clears storage, added head tags and announced texts. */
export async function resetPage() {
  await started
  await requestsArrived()
  localStorage.clear()
  sessionStorage.clear()
  for (const tag of document.querySelectorAll('meta, link[rel="canonical"]'))
    if (!ownTags.has(tag as HTMLMetaElement)) tag.remove()
  for (const element of [document.documentElement, document.body])
    for (const name of ['class', 'style']) element.removeAttribute(name)
  announced.clear()
}
