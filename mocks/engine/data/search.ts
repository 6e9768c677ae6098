/** The records of one table as a search reads them: in their order, each one's texts lowered once and kept in step. */
export interface SearchIndex<R> {
  all(): R[]
  /** Says in which fields searches will look, so that the first is as quick as the next. */
  expect(fields: readonly string[]): void
  /** One scan; page and count come from this one result. */
  matching(search: string, fields: readonly string[]): R[]
  added(record: R): void
  changed(record: R): void
  removed(ids: readonly number[]): void
  forget(): void
}

/** An index over what `read` gives; it reads when it is first asked, and again only after `forget`. */
export function searchIndex<R extends { id: number }>(read: () => R[]): SearchIndex<R> {
  let rows: R[] | undefined
  /** For each set of fields one text a record, in the order of the records. */
  const lowered = new Map<string, { fields: readonly string[]; texts?: string[] }>()

  function all() {
    if (rows) return rows
    rows = read()
    for (const entry of lowered.values()) textsOf(entry)
    return rows
  }

  function expect(fields: readonly string[]) {
    const key = fields.join()
    const entry = lowered.get(key) ?? { fields }
    lowered.set(key, entry)
    return entry
  }

  const textsOf = (entry: ReturnType<typeof expect>) =>
    (entry.texts ??= all().map((record) => textOf(record, entry.fields)))

  return {
    all,
    expect,
    matching(search, fields) {
      const wanted = folded(search)
      const texts = textsOf(expect(fields))
      return all().filter((_, place) => texts[place]!.includes(wanted))
    },
    added(record) {
      rows?.push(record)
      for (const { fields, texts } of lowered.values()) texts?.push(textOf(record, fields))
    },
    changed(record) {
      const place = rows?.findIndex(({ id }) => id === record.id) ?? -1
      if (!rows || place < 0) return
      rows[place] = record
      for (const { fields, texts } of lowered.values())
        if (texts) texts[place] = textOf(record, fields)
    },
    removed(ids) {
      if (!rows) return
      const gone = new Set(ids)
      const stays = rows.map(({ id }) => !gone.has(id))
      rows = rows.filter((_, place) => stays[place])
      for (const entry of lowered.values())
        entry.texts = entry.texts?.filter((_, place) => stays[place])
    },
    forget() {
      rows = undefined
      for (const entry of lowered.values()) entry.texts = undefined
    },
  }
}

const textOf = (record: object, fields: readonly string[]) =>
  folded(fields.map((field) => (record as Record<string, string | null>)[field] ?? '').join('\n'))

/** Letters in one case and one composition; what is plain Latin needs no composing. */
const folded = (text: string) =>
  (/[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text).toLowerCase()
