/** The classes of a list of cards: two in a row from 801 px, three from 1200; on Home three from 801 px. */
export const cardGrid = (kind: 'events' | 'courses', isOnHome = false) =>
  `${kind} row row-cols-1 ${isOnHome ? 'row-cols-md-3' : 'row-cols-md-2 row-cols-xl-3'} g-3 g-xl-5 list-unstyled mb-0`
