import { setupServer } from 'msw/node'
import { handlers } from './handlers'

/** The mock server of a Node process: `server.listen({ onUnhandledRequest: unhandled })`. */
export const server = setupServer(...handlers)
