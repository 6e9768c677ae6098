/** Paths that show the screen of another path. */
export const aliases = ['home', 'templeconstruction', 'admin/dashboard']

/** What a path needs to show more than its empty state. */
const queries: Record<string, string> = {
  coursesregister: '?type=Short%20Term&id=1&name=Gita%20in%2018%20Days',
}

/** The addresses that the tests open, relative to the base: each screen once, and one that does not exist. */
export const addressesOf = (paths: string[]) => [
  ...paths.filter((path) => !aliases.includes(path)).map((path) => path + (queries[path] ?? '')),
  'no/such/page',
]
