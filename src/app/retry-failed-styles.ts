/** How long a failure counts as handled (ms): its reload may take long on a slow network. */
const handledFor = 10 * 60_000

/**
 * Removes stylesheets that could not be fetched from the head, where Vite would count them as loaded
 * (scripts/build/retry-preload.ts). Those that failed before this code ran are fetched again.
 */
export function retryFailedStyles() {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (isStylesheet(target)) target.remove()
    },
    // Error events of elements do not bubble, so they are captured.
    true,
  )
  for (const link of document.querySelectorAll('link'))
    if (isStylesheet(link) && !link.sheet) link.replaceWith(link.cloneNode())
}

const isStylesheet = (target: unknown): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet'

/** Whether this tab was not yet reloaded for this failure. False without storage: reloads might never end. */
export function isFirst(failure: string): boolean {
  try {
    const key = `reloaded-for ${failure}`
    if (Date.now() - Number(sessionStorage.getItem(key)) < handledFor) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}
