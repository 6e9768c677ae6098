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
