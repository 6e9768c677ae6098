import type { createMemoryRouter } from 'react-router-dom'
import { enterOffice } from '../messages/words'
import { isAdminPath } from '../api/return-path'

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>

/** Under `/admin` all is English, whatever a visitor of this browser chose. Returns how to stop. */
export function keepOfficeEnglish(router: Router): () => void {
  const look = () => enterOffice(isAdminPath(router.state.location.pathname))
  look()
  return router.subscribe(look)
}
