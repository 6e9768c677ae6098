const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options })
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`))
}
const longMonth = format({ month: 'long' })
const longWeekday = format({ weekday: 'long' })
const shortWeekday = format({ weekday: 'short' })

/** A day without its year, as in 27 November. */
const dayText = (day: string) => `${Number(day.slice(8))} ${longMonth(day)}`

const dateOf = (day: string) => `${dayText(day)} ${day.slice(0, 4)}`
const monthText = (month: string) => `${longMonth(`${month}-01`)} ${month.slice(0, 4)}`

/** The month view of a list. Days are ISO dates, a month is the beginning of one. */
export const monthMessages = {
  view: 'View',
  list: 'List',
  month: 'Month',

  title: monthText,
  date: dateOf,
  nothingIn: (many: string, month: string) => `No ${many} in ${monthText(month)}`,
  found: (count: string, isAll: boolean) => (isAll ? `${count} found:` : `${count} more found:`),
  months: 'Months',
  previous: 'Previous month',
  today: 'Today',
  next: 'Next month',
  zone: 'Times are in IST.',
  keys: 'Arrow keys go to another day, Page Up and Page Down to another month. Enter adds on the day, Tab leads to what is on it.',
  weekday: { long: longWeekday, short: shortWeekday },
  /** What a screen reader says of a day: its date, how much is on it, and its festivals. */
  day: (day: string, ...contents: string[]) =>
    [`${longWeekday(day)}, ${dayText(day)}`, ...contents].join(', '),
  more: (count: number) => `${count} more`,
  moreOn: (count: number, day: string) => `${count} more on ${dayText(day)}`,
  fewer: 'Show fewer',
  fewerOn: (day: string) => `Show fewer on ${dayText(day)}`,

  count: (count: number, figure: string, labels: { singular: string; plural: string }) =>
    `${figure} ${count === 1 ? labels.singular : labels.plural}`,
  undated: (counted: string) => `${counted} without a date that can be read`,
  partly: (read: string, total: string, many: string) =>
    `Only ${read} of ${total} ${many} were looked at.`,
  toList: 'See the list',
}
