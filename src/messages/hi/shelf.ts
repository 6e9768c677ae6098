import type { Shelf } from '../pages'

/** Where the Hindi words of each page lie. */
export const shelf: Shelf = {
  chitrakoot: async () => (await import('./chitrakoot')).chitrakoot,
  kamadgiri: async () => (await import('./kamadgiri')).kamadgiri,
  chaitanya: async () => (await import('./chaitanya')).chaitanya,
  prabhupad: async () => (await import('./prabhupad')).prabhupad,
  templeConstruction: async () => (await import('./temple-construction')).templeConstruction,
  refundPolicy: async () => (await import('./refund-policy')).refundPolicy,
  privacyPolicy: async () => (await import('./privacy-policy')).privacyPolicy,
  terms: async () => (await import('./terms')).terms,
}
