/** The records of one table as a search reads them: in their order, each one's texts lowered once and kept in step. */
export interface SearchIndex<R> {
  all(): R[]
  /** Says in which fields searches will look, so that the first is as quick as the next. */
  indexFields(fields: readonly string[]): void
  /** One scan; page and count come from this one result. */
  search(search: string, fields: readonly string[]): R[]
  add(record: R): void
  update(record: R): void
  remove(ids: readonly number[]): void
  clear(): void
}

/** An index over what `read` gives; it reads when it is first asked, and again only after `forget`. */
export function createSearchIndex<R extends { id: number }>(read: () => R[]): SearchIndex<R> {
  let rows: R[] | undefined
  /** For each set of fields one text a record, in the order of the records. */
  const indexedFields = new Map<string, { fields: readonly string[]; texts?: string[] }>()

  function all() {
    if (rows) return rows
    rows = read()
    for (const entry of indexedFields.values()) textsOf(entry)
    return rows
  }

  function expect(fields: readonly string[]) {
    const key = fields.join()
    const entry = indexedFields.get(key) ?? { fields }
    indexedFields.set(key, entry)
    return entry
  }

  const textsOf = (entry: ReturnType<typeof expect>) =>
    (entry.texts ??= all().map((record) => joinFields(record, entry.fields)))

  return {
    all,
    indexFields: expect,
    search(search, fields) {
      const wanted = foldText(search)
      const texts = textsOf(expect(fields))
      return all().filter((_, place) => texts[place]!.includes(wanted))
    },
    add(record) {
      rows?.push(record)
      for (const { fields, texts } of indexedFields.values())
        texts?.push(joinFields(record, fields))
    },
    update(record) {
      const place = rows?.findIndex(({ id }) => id === record.id) ?? -1
      if (!rows || place < 0) return
      rows[place] = record
      for (const { fields, texts } of indexedFields.values())
        if (texts) texts[place] = joinFields(record, fields)
    },
    remove(ids) {
      if (!rows) return
      const gone = new Set(ids)
      const stays = rows.map(({ id }) => !gone.has(id))
      rows = rows.filter((_, place) => stays[place])
      for (const entry of indexedFields.values())
        entry.texts = entry.texts?.filter((_, place) => stays[place])
    },
    clear() {
      rows = undefined
      for (const entry of indexedFields.values()) entry.texts = undefined
    },
  }
}

const joinFields = (record: object, fields: readonly string[]) =>
  foldText(fields.map((field) => (record as Record<string, string | null>)[field] ?? '').join('\n'))

/** Letters in one case and one composition; what is plain Latin needs no composing. */
const foldText = (text: string) =>
  (/[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text).toLowerCase()
