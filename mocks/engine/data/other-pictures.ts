import type { EntityName, EntitySeed } from '../../entities'

/** The files of `fixtures/photographs`: not photographs, but noise, blurred lamps and light that look like some. */
export const photographs = [1, 2, 3, 4, 5, 6].map((number) => `photograph-${number}.jpg`)

/** Returns the records with other files in place of their pictures. Clips and attachments of mails stay. */
const replacePictures = <K extends EntityName>(
  name: K,
  rows: EntitySeed<K>[],
  fileAt: (index: number) => string,
): EntitySeed<K>[] =>
  name === 'mail'
    ? rows
    : rows.map((row, index) =>
        'filePath' in row ? { ...row, filePath: `mock-files/${fileAt(index)}` } : row,
      )

/** Photographs in place of the drawings. */
export const showPhotographs = <K extends EntityName>(name: K, rows: EntitySeed<K>[]) =>
  replacePictures(name, rows, (index) => photographs[index % photographs.length]!)

/** Files that do not exist. */
export const breakImages = <K extends EntityName>(name: K, rows: EntitySeed<K>[]) =>
  replacePictures(name, rows, (index) => `missing-${String(index + 1).padStart(4, '0')}.svg`)
