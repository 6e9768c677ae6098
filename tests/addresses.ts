import { adminPaths, publicPaths } from '../src/app/paths'
import { addressesOf } from './addresses-of'

const pathsWhere = (isShown: (page: { isText: boolean }) => boolean) =>
  addressesOf([...publicPaths.filter(isShown).map(({ path }) => path), ...adminPaths])

/** One address for each screen of the route table. */
export const addresses = pathsWhere(() => true)

/** The same without the pages of src/content. */
export const addressesWithoutText = pathsWhere(({ isText }) => !isText)
