/** A list as the API returns it. */
export interface Rows {
  record_per_page?: Partial<Record<Field, unknown>>[]
}

type Field = 'filePath' | 'courseType' | 'date' | 'time' | 'startDate' | 'startTime'
type Row = NonNullable<Rows['record_per_page']>[number]

/**
 * Loads the picture that comes first, into the slider or the first placeholder where the page has one. Addresses outside
 * this simple pattern are left to the app.
 */
export function showFirstPicture(
  { record_per_page: rows = [] }: Rows,
  choice: string,
  resolveFile: (path: string) => string,
) {
  const file = firstShown(rows, choice)?.filePath
  if (typeof file !== 'string' || !/^(https?:\/)?[~\w./-]+$/.test(file) || file.includes('..'))
    return
  const image = [...document.images].find(({ dataset }) => 'boot' in dataset) ?? new Image()
  image.fetchPriority = 'high'
  image.src = file.includes(':') ? file : resolveFile(file.replace(/^~?\/+/, ''))
}

/** The row whose picture comes first: the next activity, the next course of the first group, or the first slide. */
function firstShown(rows: Row[], choice: string) {
  if (choice === 'activity') return nextOf(rows, 'date', 'time')
  if (choice !== 'course') return rows[0]
  const group = rows.filter(({ courseType }) => courseType === rows[0]?.courseType)
  return nextOf(group, 'startDate', 'startTime')
}

/** The next row, today's included. Only ISO dates are read here: the app, which reads all, then loads another picture. */
function nextOf(rows: Row[], day: Field, time: Field) {
  // India is 5:30 hours ahead of UTC.
  const india = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)
  // A date with a time zone may be another day in India, so it is left to the app.
  if (rows.some((row) => /T.*(z|[+-]\d\d:?\d\d)$/i.test(String(row[day])))) return undefined
  const moment = (row: Row) => `${row[day] as string}${row[time] as string}`
  return rows
    .filter((row) => moment(row) >= india)
    .sort((a, b) => (moment(a) < moment(b) ? -1 : 1))[0]
}
