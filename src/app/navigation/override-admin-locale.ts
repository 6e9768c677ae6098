import type { createMemoryRouter } from 'react-router-dom'
import { setLocaleOverride } from '../../messages/translated'
import { isAdminPath } from '../../api/return-path'

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>

/** Shows the admin in English, whatever language was chosen. Returns a function that stops watching the router. */
export function overrideAdminLocale(router: Router): () => void {
  const update = () =>
    setLocaleOverride(isAdminPath(router.state.location.pathname) ? 'en' : undefined)
  update()
  return router.subscribe(update)
}
