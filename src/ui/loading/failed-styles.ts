const failed = new Set<HTMLLinkElement>()

/** Notes style sheets that could not be loaded. Those that failed before this code ran are requested again. */
export function watchFailedStyles() {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (isStylesheet(target)) failed.add(target)
    },
    // Error events of elements do not bubble, so they are captured.
    true,
  )
  for (const link of document.querySelectorAll('link'))
    if (isStylesheet(link) && !link.sheet) link.replaceWith(link.cloneNode())
}

/**
 * Loads the style sheets that have failed, and rejects when one fails again. Vite counts a failed one as loaded: without
 * this the next import would succeed and show its component without styles.
 */
export const reloadFailedStyles = () => Promise.all([...failed].map(reload))

function reload(link: HTMLLinkElement) {
  const next = link.cloneNode() as HTMLLinkElement
  failed.delete(link)
  return new Promise((resolve, reject) => {
    next.addEventListener('load', resolve)
    next.addEventListener('error', () =>
      reject(new Error(`Unable to preload CSS for ${next.href}`)),
    )
    link.replaceWith(next)
  })
}

const isStylesheet = (target: unknown): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet'
