/**
 * The minutes since midnight of a clock time: `18:00`, `6 PM`, `4:30 a.m. IST`. Undefined for any other text, and for a
 * number alone, which may not be a time.
 */
export function minutesOf(value: string): number | undefined {
  const [, hour, minute, meridiem] =
    /^(\d{1,2})(?:[:.](\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(?:([ap])\.?\s?m\.?)?\s*(?:IST)?$/i.exec(
      value.trim(),
    ) ?? []
  if (hour === undefined || (minute === undefined && !meridiem)) return undefined
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)]
  if (minutes > 59 || hours > (meridiem ? 12 : 23) || (meridiem && hours === 0)) return undefined
  if (!meridiem) return hours * 60 + minutes
  return ((hours % 12) + (meridiem.toLowerCase() === 'p' ? 12 : 0)) * 60 + minutes
}
