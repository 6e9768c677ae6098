import type { Kind } from '../../entities/models'
import type { Seed } from './sample'

/** The same records with every picture gone: no such file was ever drawn. Clips and attachments stay. */
export const withoutPictures = <K extends Kind>(kind: K, rows: Seed<K>[]): Seed<K>[] =>
  kind === 'mail'
    ? rows
    : rows.map((row, index) =>
        'filePath' in row
          ? { ...row, filePath: `mock-files/missing-${String(index + 1).padStart(4, '0')}.svg` }
          : row,
      )
