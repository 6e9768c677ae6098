import { createSample } from './sample'

const folder = 'mock-files/'

/** Returns the names of all files that the sample data refer to; a mock build contains only these. */
export function listSampleFiles(): string[] {
  const values = Object.values(createSample()).flatMap((rows) =>
    rows.flatMap((row): unknown[] => Object.values(row)),
  )
  const files = values.filter(
    (value): value is string => typeof value === 'string' && value.startsWith(folder),
  )
  return [...new Set(files)].map((file) => file.slice(folder.length))
}
