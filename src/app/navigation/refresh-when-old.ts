import type { createMemoryRouter } from 'react-router-dom'
import { whileOutdated } from '../../lib/outdated'
import { today } from '../../messages/format'
import { hasUnsaved } from '../../ui/dialog/unsaved'

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe' | 'revalidate'>

const minuteMs = 60_000
const longestAge = 60 * minuteMs

/**
 * Reads the lists of the screen again when a day begins in India, and when the page is looked at again after more than an
 * hour; never under a form with unsaved text, nor without a network. Returns a function that stops.
 */
export function refreshWhenOld(router: Router): () => void {
  let day = today()
  let readAt = Date.now()
  let { loaderData } = router.state
  const unsubscribe = router.subscribe((state) => {
    if (state.loaderData !== loaderData) readAt = Date.now()
    loaderData = state.loaderData
  })

  function refresh(isLookedAt: boolean) {
    const isOld = today() !== day || (isLookedAt && Math.abs(Date.now() - readAt) > longestAge)
    if (!isOld || document.hidden || !navigator.onLine || hasUnsaved()) return
    if (router.state.navigation.state !== 'idle') return
    day = today()
    void whileOutdated(() => router.revalidate())
  }
  const onVisible = () => refresh(true)
  document.addEventListener('visibilitychange', onVisible)
  const timer = setInterval(() => refresh(false), minuteMs)
  return () => {
    unsubscribe()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
