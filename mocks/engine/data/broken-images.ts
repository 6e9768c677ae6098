import type { EntityName, EntitySeed } from '../../entities'

/** Returns the records with file paths that do not exist. Clips and attachments of mails stay. */
export const breakImages = <K extends EntityName>(
  name: K,
  rows: EntitySeed<K>[],
): EntitySeed<K>[] =>
  name === 'mail'
    ? rows
    : rows.map((row, index) =>
        'filePath' in row
          ? { ...row, filePath: `mock-files/missing-${String(index + 1).padStart(4, '0')}.svg` }
          : row,
      )
