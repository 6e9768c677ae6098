import { sample } from './sample'

const folder = 'mock-files/'

/** Every file that the sample data mention, by name; a mock build carries these and no others. */
export function mentionedFiles(): string[] {
  const values = Object.values(sample()).flatMap((rows) =>
    rows.flatMap((row): unknown[] => Object.values(row)),
  )
  const files = values.filter(
    (value): value is string => typeof value === 'string' && value.startsWith(folder),
  )
  return [...new Set(files)].map((file) => file.slice(folder.length))
}
