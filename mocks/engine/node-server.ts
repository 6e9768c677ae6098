import { setupServer } from 'msw/node'
import { handlers } from './handlers'

/** The mock server of a Node process, as tests of logic start it: `server.listen()`. */
export const server = setupServer(...handlers)
