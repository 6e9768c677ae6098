import type { createMemoryRouter } from 'react-router-dom'
import { forceEnglish } from '../../messages/translated'
import { isAdminPath } from '../../api/return-path'

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>

/** Shows the admin in English, whatever language was chosen. Returns a function that stops watching the router. */
export function keepAdminEnglish(router: Router): () => void {
  const update = () => forceEnglish(isAdminPath(router.state.location.pathname))
  update()
  return router.subscribe(update)
}
