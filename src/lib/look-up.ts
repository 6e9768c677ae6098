/**
 * Whether `key` is one of the table's own keys. Inherited keys, such as "constructor" or "__proto__", are not:
 * keys that come from data must not reach the prototype.
 */
export const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string =>
  Object.hasOwn(table, key)

/** The table's own value under a key that comes from data; undefined where it has none. */
export const lookUp = <T extends object>(table: T, key: string): T[keyof T & string] | undefined =>
  isKeyOf(table, key) ? table[key] : undefined
