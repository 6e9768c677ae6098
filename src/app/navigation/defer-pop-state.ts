/**
 * Delays Back and Forward until the returned function is called. A router that moves on while React hydrates would make it
 * compare the prerendered page with another one. Call it before the router is created, so that its listener comes first.
 */
export function deferPopState() {
  let isDelayed = false
  const onPopState = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    isDelayed = true
  }
  window.addEventListener('popstate', onPopState)
  return () => {
    window.removeEventListener('popstate', onPopState)
    if (isDelayed)
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }
}
