export const findMessages = {
  hint: 'Screen, action, record or e-mail address',
  results: 'Results',
  screens: 'Screens',
  actions: 'Actions',
  /** The group of one person's messages, registrations and mails. */
  person: (address: string) => `From and to ${address}`,
  /** The kind of a record and its name. */
  kindOf: (one: string) => one.charAt(0).toUpperCase() + one.slice(1),
  all: (figure: string, many: string, word: string) => `All ${figure} ${many} with “${word}”`,
  searching: 'Searching…',
  found: (figure: number) => (figure === 1 ? '1 result' : `${figure} results`),
  nothing: (word: string) => `Nothing was found for “${word}”.`,
  failed: (many: string) => `The ${many} could not be searched.`,
  retry: (many: string) => `Retry: ${many}`,
}
