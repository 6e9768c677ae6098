import { adminPaths, publicPaths } from '../src/app/paths'
import { addressesOf } from './addresses-of'

/** One address for each screen of the route table. */
export const addresses = addressesOf([...publicPaths.map(({ path }) => path), ...adminPaths])
