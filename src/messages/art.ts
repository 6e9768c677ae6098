/** The address of a piece of the site's own artwork, relative to the document's base, never to the route. */
export const art = (stem: string) => `art/${stem}.svg`
