import type { EntityName } from '../../entities/models'
import type { SeedRecord } from './sample'

/** The same records with every picture gone: no such file was ever drawn. Clips and attachments stay. */
export const breakImages = <K extends EntityName>(
  kind: K,
  rows: SeedRecord<K>[],
): SeedRecord<K>[] =>
  kind === 'mail'
    ? rows
    : rows.map((row, index) =>
        'filePath' in row
          ? { ...row, filePath: `mock-files/missing-${String(index + 1).padStart(4, '0')}.svg` }
          : row,
      )
