/** Records of one table in their order, with case-folded texts that follow every change. */
export interface SearchIndex<R> {
  all(): R[]
  /** Prepares searches in these fields, so that the first one is as fast as the next. */
  indexFields(fields: readonly string[]): void
  /** Returns all matching records; page and total are taken from this one result. */
  search(text: string, fields: readonly string[]): R[]
  add(record: R): void
  update(record: R): void
  remove(ids: readonly number[]): void
  clear(): void
}

/** Creates an index over the records that `read` returns. It reads on first use, and again only after `clear`. */
export function createSearchIndex<R extends { id: number }>(read: () => R[]): SearchIndex<R> {
  let rows: R[] | undefined
  /** One text per record for each set of fields, in the order of the records. */
  const indexedFields = new Map<string, { fields: readonly string[]; texts?: string[] }>()

  function all() {
    if (rows) return rows
    rows = read()
    for (const entry of indexedFields.values()) getTexts(entry)
    return rows
  }

  function indexFields(fields: readonly string[]) {
    const key = fields.join()
    const entry = indexedFields.get(key) ?? { fields }
    indexedFields.set(key, entry)
    return entry
  }

  const getTexts = (entry: ReturnType<typeof indexFields>) =>
    (entry.texts ??= all().map((record) => joinFields(record, entry.fields)))

  return {
    all,
    indexFields,
    search(text, fields) {
      const wanted = foldText(text)
      const texts = getTexts(indexFields(fields))
      return all().filter((_, index) => texts[index]!.includes(wanted))
    },
    add(record) {
      rows?.push(record)
      for (const { fields, texts } of indexedFields.values())
        texts?.push(joinFields(record, fields))
    },
    update(record) {
      const index = rows?.findIndex(({ id }) => id === record.id) ?? -1
      if (!rows || index < 0) return
      rows[index] = record
      for (const { fields, texts } of indexedFields.values())
        if (texts) texts[index] = joinFields(record, fields)
    },
    remove(ids) {
      if (!rows) return
      const removed = new Set(ids)
      const isRemaining = rows.map(({ id }) => !removed.has(id))
      rows = rows.filter((_, index) => isRemaining[index])
      for (const entry of indexedFields.values())
        entry.texts = entry.texts?.filter((_, index) => isRemaining[index])
    },
    clear() {
      rows = undefined
      for (const entry of indexedFields.values()) entry.texts = undefined
    },
  }
}

const joinFields = (record: object, fields: readonly string[]) =>
  foldText(fields.map((field) => (record as Record<string, string | null>)[field] ?? '').join('\n'))

/** Lower-cases a text and normalizes its composition; ASCII needs no normalization. */
const foldText = (text: string) =>
  (/[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text).toLowerCase()
